// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Speech

@Suite("The address of a speech server")
struct SpeechServerAddressTests {
  private func address(_ speechd: String?, runtime: String?) throws -> SpeechServerAddress {
    try SpeechServerAddress { ["SPEECHD_ADDRESS": speechd, "XDG_RUNTIME_DIR": runtime][$0] ?? nil }
  }

  @Test func `it is the user's own, or the one that the environment names`() throws {
    let own = try address(nil, runtime: "/run/user/7")
    #expect(own.path == "/run/user/7/speech-dispatcher/speechd.sock")
    #expect(own.isDefault)
    #expect(try address("unix_socket", runtime: "/run/user/7") == own)
    let named = try address("unix_socket:/tmp/a:b", runtime: "/run/user/7")
    #expect(named.path == "/tmp/a:b")
    #expect(!named.isDefault)
  }

  @Test(arguments: ["inet_socket:localhost:6560", "nonsense"])
  func `an address that is no unix socket's is refused`(text: String) {
    #expect(throws: VoiceError.badAddress(text)) { try address(text, runtime: nil) }
  }
}
