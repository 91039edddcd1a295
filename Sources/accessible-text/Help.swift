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

    BOOK is an EPUB (a file or an unpacked folder), an HTML page or a plain text;
    - is standard input. accessible-text SUBCOMMAND --help says more.

    Exit status: 0 done, 1 the book could not be read, 2 the command was not understood.

    """

  static let readAll = """
    usage: accessible-text read-all BOOK [options]

    Prints one utterance a line, under marks for sections and pages. A page that turns
    inside a sentence is marked at the word where it turns: [page 7].

      --from PLACE     start there: a section (3) or a page (p12)
      --to PLACE       read to the end of it; a sentence begun there is read whole
      --by UNIT        sentence (the default) or paragraph
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

      --columns N      the width of a page in cells; 60 if not given
      --rows N         the height of a page in lines; 30 if not given
      --language TAG   segment as this language (BCP 47), whatever the book declares
      --json           one JSON object, for programs
      -h, --help       this text

    """
}
