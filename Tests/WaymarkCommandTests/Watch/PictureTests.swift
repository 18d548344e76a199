import Foundation
import Testing
import WaymarkProgramTesting
import WaymarkSampleJournals
import WaymarkTerminal

/// The picture in the documentation is what the program shows.
@MainActor @Suite(.timeLimit(.minutes(30))) struct PictureTests {
  private static let top = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The picture, as it stands in the page.
  private func picture() throws -> String {
    let page = try String(
      contentsOf: Self.top.appending(path: "Sources/WaymarkJournal/WaymarkJournal.docc/inspector.md"),
      encoding: .utf8)
    let mark = "<!-- Scripts/pictures makes this of the program. -->\n```\n"
    let begin = try #require(page.firstRange(of: mark)?.upperBound)
    let end = try #require(page[begin...].firstRange(of: "\n```")?.lowerBound)
    return String(page[begin..<end])
  }

  @Test func pictureIsUpToDate() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "session.jsonl")
    try FileManager.default.copyItem(at: Sample.recorded("podcasts"), to: file)
    let terminal = try PseudoTerminal(
      size: Size(width: 80, height: 24), BuiltProgram.path("waymark"), ["watch", file.path()],
      environment: ["LANG=C.UTF-8", "TZ=UTC"])
    try #require(terminal.wait { $0.shows("following") })
    for _ in 0..<4 { terminal.type("\u{1B}[A") }
    try #require(terminal.wait { $0.shows("── #19") && $0.shows("? help") && !$0.isUpdating })
    #expect(try terminal.screen.text == picture(), "make it anew with Scripts/pictures watch")
    terminal.type("q")
    #expect(terminal.ending() == .status(0))
  }
}
