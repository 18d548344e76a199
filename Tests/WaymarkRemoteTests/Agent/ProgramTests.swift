#if DEBUG && (os(Linux) || os(macOS))
  import Foundation
  import Testing
  import WaymarkProgramTesting
  import WaymarkTerminal

  /// The programs: podcasts with its door, and waymark on the other side of it.
  @MainActor @Suite(.serialized)
  final class ProgramTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID())")
    private let podcasts: PseudoTerminal
    /// The file with what podcasts has printed: the port, and last the token.
    private let door: String

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      door = folder.appending(path: "door").path()
      let program = try BuiltProgram.path("podcasts")
      podcasts = try PseudoTerminal(
        size: Size(width: 100, height: 30), "/bin/sh",
        ["-c", "exec '\(program)' --remote --data '\(folder.path())data' 2>'\(door)'"],
        environment: ["LANG=C.UTF-8"])
      #expect(podcasts.wait { $0.shows("Tides") })
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func port() throws -> String {
      let text = try String(contentsOfFile: door, encoding: .utf8)
      let found = try #require(text.wholeMatch(of: /WaymarkRemote: port (\d+), token [0-9a-f]{32}\n/))
      return String(found.1)
    }

    /// An agent's session with `waymark mcp`, after its user has begun a review: its requests, and the replies as they were; each reply is compared without times.
    @Test func anAgentsSessionGoesAsItWasRecorded() async throws {
      for (keys, sign) in [
        ("\r", "Write a review"), ("\u{1B}[F\r", "Who are you?"), ("Ada\r", "Stars:"), ("Calm", "Calm"),
      ] {
        podcasts.type(keys)
        #expect(podcasts.wait { $0.shows(sign) })
      }
      let recorded = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Recorded/podcasts.jsonl")
      let lines = try String(contentsOf: recorded, encoding: .utf8).split(separator: "\n").map(String.init)
      let agent = try Agent(port: port(), token: door)
      var session: [String] = []
      for line in lines where line.contains(#""method""#) {
        session.append(line)
        agent.send(line)
        if line.contains(#""id""#) { session.append(plain(await agent.line())) }
      }
      if ProcessInfo.processInfo.environment["WAYMARK_RECORD"] != nil {
        try Data((session.joined(separator: "\n") + "\n").utf8).write(to: recorded)
      }
      #expect(session.count == lines.count && session.count > 20)
      for (now, before) in zip(session, lines) where now != before {
        Issue.record("\(before)\nis now\n\(now)")
      }
      #expect(podcasts.wait { $0.shows("No episodes yet") })
    }

    /// A reply without what differs from run to run, and without the text that says the same as its structure.
    private func plain(_ line: String) -> String {
      func plain(_ value: Any) -> Any {
        if let list = value as? [Any] { return list.map(plain) }
        guard var members = value as? [String: Any] else { return value }
        for name in ["t", "at", "version"] { members[name] = nil }
        if members["structuredContent"] != nil { members["content"] = nil }
        return members.mapValues(plain)
      }
      guard let value = try? JSONSerialization.jsonObject(with: Data(line.utf8)) else { return line }
      let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
      let data = try? JSONSerialization.data(withJSONObject: plain(value), options: options)
      return String(decoding: data ?? Data(), as: UTF8.self)
    }

    @Test func liveShowsTheAppGoesBackInItAndOpensALink() throws {
      let live = try PseudoTerminal(
        size: Size(width: 120, height: 30), BuiltProgram.path("waymark"),
        ["live", port(), "--token", door],
        environment: ["LANG=C.UTF-8"])
      #expect(live.wait { $0.shows("live") && $0.shows("app back") })
      podcasts.type("\r")
      #expect(podcasts.wait { $0.shows("Write a review") })
      #expect(live.wait { $0.shows("show(") || $0.shows("shows.show") })
      live.type("b")
      #expect(live.wait { $0.shows("back: completed") && $0.shows("by remote") })
      #expect(podcasts.wait { !$0.row(0).contains("Tides") })
      live.type("o")
      #expect(live.wait { $0.shows("Open a link in the app") })
      live.type("/shows/tides/1?q=b\r")
      #expect(live.wait { $0.shows("open: completed") && !$0.shows("Open a link in the app") })
      #expect(podcasts.wait { $0.row(0).contains("Tides ›") })
      live.type("onowhere\r")
      #expect(live.wait { $0.shows("open: failed") })
      live.type("q")
      #expect(live.ending() == .status(0))
    }

    @Test func liveWithoutTheTokenSaysSo() throws {
      let other = folder.appending(path: "other").path()
      try Data("0123456789abcdef0123456789abcdef".utf8).write(to: URL(filePath: other))
      let live = try PseudoTerminal(
        size: Size(width: 100, height: 20), BuiltProgram.path("waymark"),
        ["live", port(), "--token", other])
      #expect(live.ending() == .status(66))
      #expect(live.screen.text.contains("this is not the token that the app has printed"))
    }
  }

  /// The program `waymark mcp`, with somebody who speaks with it.
  private final class Agent: Sendable {
    private let process = Process()
    private let (input, output) = (Pipe(), Pipe())

    init(port: String, token: String) throws {
      process.executableURL = URL(filePath: try BuiltProgram.path("waymark"))
      process.arguments = ["mcp", "--port", port, "--token", token]
      (process.standardInput, process.standardOutput) = (input, output)
      try process.run()
    }

    deinit { process.terminate() }

    func send(_ line: String) { input.fileHandleForWriting.write(Data((line + "\n").utf8)) }

    func line() async -> String {
      await blocking { [output] in
        var line = Data()
        while let byte = try? output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty,
          byte != Data([0x0A])
        {
          line += byte
        }
        return String(decoding: line, as: UTF8.self)
      }
    }
  }
#endif
