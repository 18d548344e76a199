import Foundation
import WaymarkInspector
import WaymarkRemote
import WaymarkStorage
import WaymarkTerminal

/// A running app: its journal is copied to a file, which is watched, and the user acts in it.
@MainActor
final class LiveApp {
  /// The file.
  let path: String
  /// The choices that its screen offers.
  private(set) var choices: [String] = []
  /// The end of the last act, or of the connection.
  private(set) var words = "live"

  private let client: RemoteClient
  private let file: FileHandle
  private var last = 0

  /// - Parameter client: The way to the app.
  /// - Throws: ``RemoteFault`` if the app is not there, or refuses.
  init(_ client: RemoteClient) throws {
    self.client = client
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("waymark-\(UUID()).jsonl")
    path = url.path
    try Data().write(to: url, options: .withoutOverwriting)
    file = try FileHandle(forWritingTo: url)
    do { try copy() } catch {
      end()
      throw error
    }
  }

  /// Copies what the app has recorded since, and looks again at what its screen offers if there was something.
  ///
  /// - Returns: Whether there is something new to show.
  func pull() -> Bool {
    do {
      return try copy()
    } catch {
      let fault = (error as? RemoteFault)?.message ?? "\(error)"
      defer { (choices, words) = ([], "over: \(fault)") }
      return words != "over: \(fault)"
    }
  }

  @discardableResult
  private func copy() throws -> Bool {
    let lines = try client.journal(after: &last)
    guard !lines.isEmpty else { return false }
    try file.write(contentsOf: lines)
    choices = try client.call(.whereabouts)["choices"]?.array?.compactMap(\.string) ?? []
    return true
  }

  /// Goes back in the app.
  func back() { perform("back", .back, [:]) }

  /// Makes a choice by its place, from 0.
  func choose(_ index: Int) {
    guard choices.indices.contains(index) else { return }
    perform(choices[index].harmless(limit: 40), .answer, ["choice": .string(choices[index])])
  }

  private func perform(_ title: String, _ verb: RemoteVerb, _ arguments: [String: SnapshotValue]) {
    do throws(RemoteFault) {
      words = "\(title): \(try client.call(verb, arguments)["outcome"]?.string ?? "waits")".harmless(
        limit: 80)
    } catch {
      words = error.message.harmless(limit: 80)
    }
  }

  /// Removes the file.
  func end() { try? FileManager.default.removeItem(atPath: path) }
}

extension WatchSession {
  /// The keys for what can be done in the app.
  var hints: [KeyHint] {
    guard let app else { return [] }
    return app.choices.enumerated().map { KeyHint("F\($0 + 2)", $1.harmless(limit: 40)) } + [
      KeyHint("b", "app back")
    ]
  }
}
