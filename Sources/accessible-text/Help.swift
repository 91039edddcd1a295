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
      find       find words in it
      select     select text of it, and keep it in a notebook
      rects      show where a range of its text is drawn
      at         show what is drawn at a point of a page
      segment    cut its text into sentences, words or characters, and say why

    BOOK is an EPUB (a file or an unpacked folder), an HTML page, a plain text, or
    scanned pages in hOCR (a file, or a folder with a file for each page);
    - is standard input. accessible-text SUBCOMMAND --help says more.

    PLACE is a section (3), a page (p12), an offset in the text of a section (3:120, in
    UTF-8 code units) or from one to another (3:120-140), an EPUB CFI (epubcfi(…)), a
    locator as select --json prints it ({…}), or words: the first place where they stand.
    Words that look like a number go in quotation marks of their own ('"1984"').

    Exit status: 0 done, 1 the book could not be read, 2 the command was not understood.

    """

  static let readAll = """
    usage: accessible-text read-all BOOK [options]

    Prints one utterance a line, under marks for sections and pages. A page that turns
    inside a sentence is marked at the word where it turns: [page 7].

      --from PLACE     start there: a section (3), a page (p12), an offset in the text of a
                       section (3:120, in UTF-8 code units), a CFI, or words of the text;
                       accessible-text --help says more
      --to PLACE       read to the end of it; a sentence begun there is read whole. Words
                       are those that come next after the start
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
      --speak          say it aloud, by speech-dispatcher or else by espeak-ng; each sentence
                       is printed as it is begun. Keys: space pauses, arrows go by sentence
                       and paragraph, ? lists the others
      --json           one JSON object a line, for programs
      --cfi            with the EPUB CFI of each utterance
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

      --from PLACE     start there: as for read-all
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

      --from PLACE     start there: as for read-all; the book's start if not given
      --to PLACE       select to there; of a section, a page or words, to the end of it. If
                       nothing says how far, all of the first place is selected
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

  static let find = """
    usage: accessible-text find BOOK WORDS [options]

    Finds words in a book and shows each place where they stand: its place
    (section:start-end, in UTF-8 code units), its page, its sentence with the words in
    brackets, and its EPUB CFI. Each of the two is a PLACE for all other subcommands.

    Case, accents, the kinds of quotation marks and spaces, and soft hyphens do not matter.
    A paragraph that goes on over a page is one text.

      --case           capital and small letters are different
      --accents        letters with and without accents are different
      --width          full-width and half-width forms are different
      --whole-words    not inside of other words
      --from PLACE     begin there: as for read-all
      --to PLACE       end there; of a section, a page or words, at the end of it
      --limit N        stop after N places
      --columns N, --rows N, --language TAG, --json, --help
                       as for read-all

    """

  static let rects = """
    usage: accessible-text rects BOOK --range PLACE [options]

    Shows where text is drawn: one rect for each line and direction, in cells of its page,
    and the page with the text marked. Of scanned pages: in the pixels of the picture, and
    no page.

      --range PLACE    the text: from one offset to another (3:120-140, in UTF-8 code
                       units), a section, a page, a CFI, or words of the text

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
    usage: accessible-text at BOOK --page PAGE --point X,Y [options]

    Shows what is drawn at a point of a page, in cells (of scanned pages: pixels) from its
    top left: the character there, and the word, the line and the sentence that are nearest.
    PAGE is its number, or a place that it shows: as for read-all.

      --columns N, --rows N, --language TAG, --json, --help
                       as for read-all

    """
}
