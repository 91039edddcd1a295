// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Speech

@Suite("The choice of a voice")
struct VoiceChoiceTests {
  @Test func `the program that speaks is found beside the one that asks`() {
    #expect(
      VoiceChoice.espeakProgram() == Installed.programs.appending(path: EspeakVoice.program).path)
  }

  @Test func `what is missing is named with the packages that bring it`() {
    #expect(
      VoiceError.notInstalled(packages: VoiceChoice.packages).description
        == "no voice is installed; on Debian: "
        + "apt-get install speech-dispatcher speech-dispatcher-espeak-ng")
  }
}
