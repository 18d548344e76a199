/// Why no test can be made of a journal.
package enum JournalTestError: Error, Hashable, Sendable {
  /// The journal has no record of that window, or of any window.
  case noWindow(Int?)
  /// The journal has a newer version than this one knows.
  case newer(version: Int)
  /// The routes are not written in full.
  case notInFull(mode: String)
  /// The window is never at rest in it, so a replay cannot begin.
  case noRest(window: Int)
  /// Whenever the window is at rest, it shows a route that could not be encoded.
  case unencodableRest(window: Int)
  /// The routes' type has no name that a test can use.
  case noTypeName(String)
}

extension JournalTestError: CustomStringConvertible {
  /// What is wrong, and what to do.
  package var description: String {
    switch self {
    case .noWindow(let window?): "nothing of window \(window) is in this journal"
    case .noWindow(nil): "nothing of any window is in this journal"
    case .newer(let version):
      "it is of version \(version) of the format, and version \(JournalRecord.version) is known here: use a newer waymark"
    case .notInFull(let mode):
      "its routes are written as \(mode.harmless(limit: 40)), and only a journal with routes in full can be replayed: "
        + "router.record(in: journal, routes: .full)"
    case .noRest(let window):
      "a replay begins where the router is at rest, and nowhere in this journal is window \(window)"
    case .unencodableRest(let window):
      "a replay begins where the router is at rest, and wherever window \(window) is in this journal, a route could not "
        + "be encoded"
    case .noTypeName(let name):
      "the type of the routes, \"\(name.harmless(limit: 160))\", has no name that a test could use: "
        + "make it neither private nor local, or say its name with --route"
    }
  }
}
