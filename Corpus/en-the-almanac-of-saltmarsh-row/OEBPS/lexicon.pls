<?xml version="1.0" encoding="UTF-8"?>
<lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" alphabet="ipa" xml:lang="en-GB">
  <lexeme>
    <grapheme>samphire</grapheme>
    <phoneme>ˈsæmfaɪə</phoneme>
  </lexeme>
  <lexeme>
    <grapheme>Amabel</grapheme>
    <phoneme>ˈæməbel</phoneme>
  </lexeme>
  <lexeme>
    <grapheme>sou’wester</grapheme>
    <grapheme>sou'wester</grapheme>
    <phoneme>saʊˈwestə</phoneme>
  </lexeme>
  <lexeme>
    <grapheme>N.E.</grapheme>
    <alias>north-east</alias>
  </lexeme>
</lexicon>
