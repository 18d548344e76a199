import WaymarkInspector
import WaymarkRemote

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The commands that reach a running app through the door that `WaymarkRemote` opens.
extension Subcommand {
  /// Follows a running app in the terminal.
  static let live = Subcommand(
    name: "live", operands: ["PORT"], summary: "Follows a running app in the terminal, and acts in it",
    details: """
      The app has opened a door with WaymarkRemote and printed its PORT and a token, which
      is in the variable WAYMARK_TOKEN or in a file. It is the watch with keys that act in the
      app as a user would, so that screens and guards are asked: b goes back, o opens a link,
      F2, F3, … make the choices of its screen. Without a terminal it ends with status 64.

        --token FILE  the token is the last word of FILE
      """
  ) { arguments, _ in
    let client = try arguments.client(at: arguments.operands[0])
    // This is the program's main thread, which does nothing else.
    try MainActor.assumeIsolated {
      let app = try LiveApp(client)
      defer { app.end() }
      try WatchProgram.run(path: app.path, in: app)
    }
  }

  /// Serves an agent.
  static let mcp = Subcommand(
    name: "mcp", operands: [], summary: "Has a coding agent navigate a running app",
    details: """
      It speaks the Model Context Protocol over the standard input and output: where the app
      is, its routes, open a link, back, answer a question, wait, and the journal are tools,
      and the tree is a resource. The token is in the variable WAYMARK_TOKEN or in a file.

        --port PORT   the port that the app has printed
        --token FILE  the token is the last word of FILE
      """
  ) { arguments, _ in
    AgentServer(version: WaymarkCommand.version, client: try arguments.client(at: arguments.text("--port")))
      .run()
  }
}

extension Arguments {
  /// The way to an app at a port, with the token that is given.
  fileprivate func client(at port: String?) throws(CommandFailure) -> RemoteClient {
    guard let port = port.flatMap(UInt16.init), port > 0 else {
      throw CommandFailure(.usage, "the port has to be the number that the app has printed")
    }
    var words = ProcessInfo.processInfo.environment["WAYMARK_TOKEN"]
    if let file = text("--token") {
      words = try? String(contentsOfFile: file, encoding: .utf8)
      guard words != nil else {
        throw CommandFailure(.noInput, "\(file.harmless(limit: 200)) cannot be read")
      }
    }
    guard let token = words?.split(whereSeparator: \.isWhitespace).last else {
      throw CommandFailure(
        .usage, "the token that the app has printed has to be in WAYMARK_TOKEN or --token FILE")
    }
    return RemoteClient(port: port, token: String(token))
  }
}
