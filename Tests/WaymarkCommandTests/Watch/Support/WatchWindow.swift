import Foundation
import WaymarkSampleJournals
import WaymarkTerminal
import WaymarkTesting

@testable import WaymarkCommand

/// The program on a terminal in memory, with a file that grows, and somebody who presses keys.
@MainActor
final class WatchWindow {
  let path = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID()).jsonl").path()
  let terminal: VirtualTerminal
  let program: WatchProgram
  private let clock = ManualClock()

  init(_ text: String? = nil, size: Size = Size(width: 80, height: 24)) throws {
    terminal = VirtualTerminal(size: size)
    let session = WatchSession(path: path, timer: clock)
    program = WatchProgram(session, output: terminal, timer: clock)
    program.router.host.attach(program.host)
    if let text { try append(text) }
    session.start()
    settle()
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var model: WatchModel { program.session.model }

  func append(_ text: String) throws {
    if !FileManager.default.fileExists(atPath: path) {
      _ = FileManager.default.createFile(atPath: path, contents: nil)
    }
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try file.seekToEnd()
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
    settle()
  }

  /// Presses keys, each after what the one before led to has come to rest.
  func press(_ keys: Key...) {
    for key in keys {
      program.host.handle(key)
      settle()
    }
  }

  func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  func resize(to size: Size) {
    terminal.resize(to: size)
    program.host.redraw()
    settle()
  }

  /// The route that has the keys.
  var visible: WatchRoute { program.router.tree.visibleRoute }

  private func settle() {
    clock.advance(by: .seconds(1))
    program.host.drawIfNeeded()
  }
}
