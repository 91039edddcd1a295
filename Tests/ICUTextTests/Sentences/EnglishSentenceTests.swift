// SPDX-License-Identifier: Apache-2.0
import Testing

extension SentenceTableTests {
  @Test(arguments: englishRows)
  func `English sentences end where a listener expects`(row: String) {
    #expect(MarkedText.sentences(row.unmarked, "en") == row)
  }
}

private let englishRows = rows(
  """
    Mr. Hale met Mrs. Orr at noon. ‖Ms. Dunn was late.
    Dr. Webb left for St. Albans by the 9.15 train. ‖It was on time.
    He asked for Prof. Lyle. ‖Nobody knew him.
    We grow nuts, e.g. Brazils, and figs. ‖Both sell well.
    He sells rope, nails, etc. ‖His brother sells salt.
    He sells rope, nails, etc., and he sells them dear.
    The shop opens at 8 a.m. on weekdays. ‖Come early.
    It struck 5 p.m. ‖Hannah shut the gate.
    See p. 14 and vol. 3, ch. 2. ‖The map is on p. 15.
    Go to No. 7, Mill Lane. ‖Ring twice.
    She said no. ‖I went home.
    The note came from A. J. Pell. ‖It was short.
    E. M. Ward painted it. ‖She was nine.
    He was born in the U.S. and raised in the U.K. ‖He spoke like neither.
    The U.S. Navy bought them. ‖They sank.
    Smith & Co. Ltd. paid the bill. ‖The rest was waste.
    He works for Hart & Co. ‖They make buttons.
    In Jan. 1841 the well froze. ‖In Feb. it burst.
    “Halt!” cried the guard. ‖“Who goes there?”
    “Where is it?” she asked. ‖“Under the stair,” he said.
    “Where is it?” Peter asked. ‖He got no answer.
    “Is it far?” ‖The boy pointed at the hill.
    ‘It is late.’ ‖She put out the lamp.
    He whispered, “Wait . . . not yet.” ‖They waited.
    I thought… no, it was the wind. ‖The door stood open…
    “I… I forgot,” he said. ‖“You… You always do.”
    It rained (and how it rained!) the whole week. ‖We read.
    He bowed (What a fool he was!) Nobody saw it.
    (It was a trick.) ‖They all laughed.
    The claim is old.[4] ‖It is false.[5][6] ‖Nobody checked.
    It was so.³ ‖Then it was not.
    1. Wash the pan. ‖2. Dry it. ‖3. Hang it up.
    A. Rinse the jar. ‖B. Let it dry.
    (a) Rinse the jar. ‖(b) Let it dry.
    Mr. & Mrs. Toll wrote. ‖They came.
    Read Gen. i. 3 and Matt. xiii. 4 today. ‖Sleep.
    Part I. ‖The war began. ‖World War I. ‖It ended.
    _Go._ ‖*Stay.* ‖_No_ was all. ‖_Yes_ was not.
    Rev. 2.5.1 of the file is on example.org. ‖Version 3.0 is not.
    It weighs 3.5 lb. and costs £4.20. ‖Nobody bought it.
    Two geese at 7s. 6d. and a hare. ‖That was all.
    Alas! poor lad, he never came back. ‖We wept.
    What?! ‖No. ‖Never!
    This is Anna’s. ‖Tom has his own.
    He liked Plan B. ‖He said so.
    I am as tall as I. ‖You are not.
    Charles II. was fond of dogs. ‖He had many.
    He was ill. ‖Ruth sat with him.
    Look at the cat. ‖It is on the mat.
    The road ends here. ‖— No, it goes on.
    Yes; quite so: he had it. ‖Really?
    “Stop!”—he held up his hand. ‖They stopped.
    He read “Who Goes There?” and slept. ‖He dreamt.
    On 1 Jan. I wrote to her. ‖She left on 2 Feb. ‖I waited.
    At 9 a.m. Anna came. ‖She left at 5 p.m. ‖Anna slept.
    By Dec. I was well. ‖It snowed in Dec. ‖I was ill.
    Rob. Pell and Geo. Hale paid. ‖Nic. Orr did not.
    “When?” ‖“At 5 p.m.” ‖Anna laughed.
    It is the job of dpkg. ‖Unhappily it fails.
    Run it with the option -f. ‖Nobody does. ‖Ask for run-cd. ‖Anna has it.
    It takes the type file_t. ‖Anna knows why.
    He burnt the MSS. ‖Anna wept. ‖The MSS. THEMSELVES are lost.
  """)
