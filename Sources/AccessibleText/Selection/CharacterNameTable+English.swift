// SPDX-License-Identifier: Apache-2.0

extension CharacterNameTable {
  /// The English names of spaces, line breaks, invisible characters and punctuation.
  public static let english: [Unicode.Scalar: String] = [
    " ": "space", "\t": "tab", "\n": "new line", "\r": "new line", "\u{0B}": "new line",
    "\u{0C}": "new page", "\u{85}": "new line", "\u{2028}": "new line",
    "\u{2029}": "new paragraph", "\u{A0}": "no-break space", "\u{202F}": "narrow no-break space",
    "\u{2002}": "en space", "\u{2003}": "em space", "\u{2009}": "thin space",
    "\u{200A}": "hair space", "\u{2007}": "figure space", "\u{3000}": "ideographic space",
    "\u{200B}": "zero width space", "\u{200C}": "zero width non-joiner",
    "\u{200D}": "zero width joiner", "\u{200E}": "left-to-right mark",
    "\u{200F}": "right-to-left mark", "\u{2060}": "word joiner",
    "\u{FEFF}": "zero width no-break space", "\u{AD}": "soft hyphen",

    ".": "period", ",": "comma", ";": "semicolon", ":": "colon", "!": "exclamation mark",
    "?": "question mark", "…": "ellipsis", "-": "hyphen", "\u{2010}": "hyphen",
    "\u{2011}": "no-break hyphen", "\u{2012}": "figure dash", "–": "en dash", "—": "em dash",
    "―": "horizontal bar", "_": "underscore", "'": "apostrophe", "\"": "quote",
    "‘": "left single quote", "’": "right single quote", "‚": "low single quote",
    "“": "left double quote", "”": "right double quote", "„": "low double quote",
    "«": "left guillemet", "»": "right guillemet", "‹": "left single guillemet",
    "›": "right single guillemet", "(": "left paren", ")": "right paren", "[": "left bracket",
    "]": "right bracket", "{": "left brace", "}": "right brace", "<": "less than",
    ">": "greater than", "/": "slash", "\\": "backslash", "|": "vertical bar", "@": "at",
    "#": "number sign", "$": "dollar", "%": "percent", "^": "caret", "&": "ampersand",
    "*": "asterisk", "+": "plus", "=": "equals", "~": "tilde", "`": "grave accent",
    "§": "section sign", "¶": "paragraph sign", "†": "dagger", "‡": "double dagger",
    "•": "bullet", "·": "middle dot", "°": "degree", "©": "copyright", "®": "registered",
    "™": "trademark", "€": "euro", "£": "pound", "¥": "yen", "¢": "cent", "×": "times",
    "÷": "divided by", "±": "plus or minus", "¡": "inverted exclamation mark",
    "¿": "inverted question mark", "、": "ideographic comma", "。": "ideographic period",
    "「": "left corner bracket", "」": "right corner bracket", "،": "Arabic comma",
    "؛": "Arabic semicolon", "؟": "Arabic question mark", "।": "danda",
  ]
}
