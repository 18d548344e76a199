import Dispatch
import WaymarkInspector
import WaymarkStorage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A running app: its journal is copied to a file, which can be followed, and the user acts in it.
///
/// It waits for the app on a queue of its own, since the app may stand still at a breakpoint.
package final class LiveApp: @unchecked Sendable {
  package struct State: Equatable, Sendable {
    /// The choices that the app's screen offers.
    package internal(set) var choices: [String] = []
    /// The end of the last act, or of the connection.
    package internal(set) var words = "live"
  }

  /// The file.
  package let path: String
  private let client: RemoteClient
  private let file: SystemFile
  private let queue = DispatchQueue(label: "waymark.live")
  private let kept = EventLock(State())
  /// The number of the last record that was copied; only the queue uses it.
  private var last = 0

  /// Begins with what the app has recorded until now, and goes on.
  ///
  /// - Parameter client: The way to the app.
  /// - Throws: ``RemoteFault`` if the app is not there, or refuses.
  package init(_ client: RemoteClient) throws {
    self.client = client
    _ = try client.call(.whereabouts)
    path = FileManager.default.temporaryDirectory.appendingPathComponent("waymark-\(UUID()).jsonl").path
    file = try SystemFile(path, O_WRONLY | O_CREAT | O_EXCL)
    copy()
  }

  package var state: State { kept.use { $0 } }

  /// Copies what is new again and again, and looks at what the app's screen offers after it.
  private func copy() {
    queue.asyncAfter(deadline: .now() + .milliseconds(100)) { [weak self] in
      guard let self else { return }
      defer { copy() }
      do {
        let lines = try client.journal(after: &last)
        guard !lines.isEmpty else { return }
        try file.append(lines)
        let choices = try client.call(.whereabouts)["choices"]?.array?.compactMap(\.string) ?? []
        kept.use { $0.choices = choices }
      } catch {
        let fault = (error as? RemoteFault)?.message ?? "\(error)"
        kept.use { $0 = State(words: "over: \(fault)".harmless(limit: 80)) }
      }
    }
  }

  /// Goes back in the app.
  package func back() { perform("back", .back, [:]) }

  /// Opens a link in the app, as if the system had.
  package func open(_ link: String) { perform("open", .open, ["url": .string(link)]) }

  /// Makes a choice by its place, from 0.
  package func choose(_ index: Int) {
    let choices = state.choices
    guard choices.indices.contains(index) else { return }
    perform(choices[index], .answer, ["choice": .string(choices[index])])
  }

  private func perform(_ title: String, _ verb: RemoteVerb, _ arguments: [String: JSONValue]) {
    queue.async { [self] in
      let words: String
      do throws(RemoteFault) {
        words = "\(title): \(try client.call(verb, arguments)["outcome"]?.string ?? "waits")"
      } catch {
        words = error.message
      }
      kept.use { $0.words = words.harmless(limit: 80) }
    }
  }

  /// Removes the file.
  package func end() { try? FileManager.default.removeItem(atPath: path) }
}
