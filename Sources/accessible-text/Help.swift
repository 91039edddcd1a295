// SPDX-License-Identifier: Apache-2.0

/// What `--help` says.
enum Help {
  static let version = "accessible-text 0.1.0\n"

  static let tool = """
    usage: accessible-text SUBCOMMAND BOOK [options]

    Reads text aloud, as text, the way a screen reader would: sentence by sentence,
    page by page, chapter by chapter.

    subcommands:
      read-all   read a book to its end
      outline    show its title, contents, counts, and what is wrong with it
      move       go through it unit by unit
      select     select text of it, and keep it in a notebook
      rects      show where a range of its text is drawn
      at         show what is drawn at a point of a page
      segment    cut its text into sentences, words or characters, and say why

    BOOK is an EPUB (a file or an unpacked folder), an HTML page, a plain text, or
    scanned pages in hOCR (a file, or a folder with a file for each page);
    - is standard input. accessible-text SUBCOMMAND --help says more.

    Exit status: 0 done, 1 the book could not be read, 2 the command was not understood.

    """

  static let readAll = """
    usage: accessible-text read-all BOOK [options]

    Prints one utterance a line, under marks for sections and pages. A page that turns
    inside a sentence is marked at the word where it turns: [page 7].

      --from PLACE     start there: a section (3), a page (p12), or an offset in the text
                       of a section (3:120, in UTF-8 code units)
      --to PLACE       read to the end of it; a sentence begun there is read whole
      --by UNIT        sentence (the default) or paragraph
      --preset PRESET  reading (the default: the text as it would be read aloud), everything
                       (with notes in their place, and a word about each heading, list, table,
                       picture, printed page and change of language) or minimal (the text alone)
      --notes WHERE    silent, after (the sentence that refers to them) or in-place
      --ruby WHICH     auto (the default: the reading where it is kana), base or reading
      --announce-in TAG
                       the language of announcements; that of the text if not given
      --limit N        stop after N utterances
      --marks MARKS    pages (the default: sections and pages), sections or none
      --columns N      the width of a page in cells; 60 if not given
      --rows N         the height of a page in lines; 30 if not given
      --language TAG   read as this language (BCP 47), whatever the book declares
      --json           one JSON object a line, for programs
      -h, --help       this text

    What cannot be read is told on standard error with its place; the rest is read.

    """

  static let outline = """
    usage: accessible-text outline BOOK [options]

    Shows a book's title, language, contents with page numbers, counts, and what is wrong
    with it.

      --skipped        list what is not read, where it is, and why
      --columns N      the width of a page in cells; 60 if not given
      --rows N         the height of a page in lines; 30 if not given
      --language TAG   segment as this language (BCP 47), whatever the book declares
      --json           one JSON object, for programs
      -h, --help       this text

    """

  static let move = """
    usage: accessible-text move BOOK [options]

    Goes through a book unit by unit and shows each unit that is reached: its place
    (section:start-end, in UTF-8 code units), its page and its text.

      --from PLACE     start there: a section (3), a page (p12) or an offset (3:120)
      --by UNIT        character, word (the default), word-with-space, spoken-word,
                       sentence, line, paragraph, page or section
      --backward       go back
      --ends           go from the end of a unit to the end of the next one
      --count N        how many units to go; 1 if not given
      --columns N, --rows N, --language TAG, --json, --help
                       as for read-all

    """

  static let select = """
    usage: accessible-text select BOOK [options]

    Selects text and shows it: its place, its text, what a screen reader says of it, and
    the pages it is on with the selection marked.

      --from PLACE     start there: a section (3), a page (p12) or an offset (3:120); the
                       book's start if not given
      --to PLACE       select to there; of a section or a page, to the end of it
      --by UNIT        select the unit at the start instead: character, word,
                       word-with-space, spoken-word, sentence, line, paragraph, page or
                       section
      --count N        how many units to select; 1 if not given
      --extend UNIT[:N]
                       then move the end of the selection by N units, back if N is
                       negative; may be given several times
      --save FILE      then add the text to a notebook, with its place and the words
                       around it; the file is made if there is none
      --columns N, --rows N, --language TAG, --json, --help
                       as for read-all

    """

  static let rects = """
    usage: accessible-text rects BOOK --range SECTION:START-END [options]

    Shows where a range of a section's text (in UTF-8 code units) is drawn: one rect for
    each line and direction, in cells of its page, and the page with the range marked. Of
    scanned pages: in the pixels of the picture, and no page.

      --columns N, --rows N, --language TAG, --json, --help
                       as for read-all

    """

  static let segment = """
    usage: accessible-text segment BOOK [options]

    Prints the units of a book's text, one a line.

      --by UNIT        sentence (the default), word, character or line (where one may break)
      --explain        show each place that might end a sentence, whether it does, and the
                       rule that decided it
      --tsv            BOOK is rows of id, language and text (a JSON string), with tabs
                       between them; print for each its id and where units end, in UTF-16
                       code units, without the end of the text
      --language TAG   segment as this language (BCP 47), whatever the text declares
      -h, --help       this text

    """

  static let at = """
    usage: accessible-text at BOOK --page N --point X,Y [options]

    Shows what is drawn at a point of a page, in cells (of scanned pages: pixels) from its
    top left: the character there, and the word, the line and the sentence that are nearest.

      --columns N, --rows N, --language TAG, --json, --help
                       as for read-all

    """
}
