// SPDX-License-Identifier: Apache-2.0
import Glibc

/// A program that was started; it is told apart from others by its own number alone.
struct ChildProcess {
  private var number: pid_t?

  /// Starts a program that is found as the shell finds it, or by its path.
  ///
  /// - Parameter socket: What the program has as its standard input and output; else these are empty.
  init?(_ program: String, _ arguments: [String], socket: Int32? = nil) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let socket {
      posix_spawn_file_actions_adddup2(&actions, socket, 0)
      posix_spawn_file_actions_adddup2(&actions, socket, 1)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    defer { words.forEach { free($0) } }
    var number = pid_t()
    guard posix_spawnp(&number, program, &actions, nil, words, environ) == 0 else { return nil }
    self.number = number
  }

  /// Takes note of the program's end, if it has ended.
  ///
  /// - Returns: Whether it still runs.
  mutating func isRunning() -> Bool {
    guard let number else { return false }
    if waitpid(number, nil, WNOHANG) != 0 { self.number = nil }
    return self.number != nil
  }

  /// Ends the program at once.
  mutating func end() {
    guard let number else { return }
    kill(number, SIGKILL)
    waitpid(number, nil, 0)
    self.number = nil
  }
}
