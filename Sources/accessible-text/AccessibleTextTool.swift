// SPDX-License-Identifier: Apache-2.0
import Glibc

/// The command line tool: finds the subcommand and turns what happened into an exit status.
@main
struct AccessibleTextTool {
  static func main() {
    // A reader of our output may leave when it has seen enough; writing then ends quietly.
    signal(SIGPIPE, SIG_IGN)
    exit(run(CommandLine.arguments).rawValue)
  }

  static func run(_ arguments: [String]) -> ExitStatus {
    let output = StandardOutput()
    do throws(ToolError) {
      try dispatch(Array(arguments.dropFirst()), output)
      output.flush()
      return .success
    } catch {
      output.flush()
      StandardError.write("accessible-text: \(error.message)\n")
      return error.status
    }
  }

  private static func dispatch(
    _ arguments: [String], _ output: StandardOutput
  ) throws(ToolError) {
    guard let name = arguments.first else {
      throw .usage("A subcommand is missing.\n\n" + Help.tool)
    }
    if ["--help", "-h", "help"].contains(name) { return output.write(Help.tool) }
    if name == "--version" { return output.write(Help.version) }
    switch name {
    case "read-all": try ReadAllCommand.run(arguments, output)
    case "outline": try OutlineCommand.run(arguments, output)
    case "move": try MoveCommand.run(arguments, output)
    case "rects": try RectsCommand.run(arguments, output)
    case "select": try SelectCommand.run(arguments, output)
    case "find": try FindCommand.run(arguments, output)
    case "at": try AtCommand.run(arguments, output)
    case "segment": try SegmentCommand.run(arguments, output)
    default:
      throw .usage("There is no subcommand “\(name)”; accessible-text --help lists them.")
    }
  }
}

/// What the process answers its caller.
enum ExitStatus: Int32 {
  case success = 0
  /// The book could not be read.
  case book = 1
  /// The command was not understood.
  case usage = 2
}

/// Why a command could not be carried out.
enum ToolError: Error {
  case book(String)
  case usage(String)

  var message: String {
    switch self {
    case .book(let message), .usage(let message): message
    }
  }

  var status: ExitStatus {
    switch self {
    case .book: .book
    case .usage: .usage
    }
  }
}
