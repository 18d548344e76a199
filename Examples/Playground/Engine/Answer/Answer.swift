import WaymarkState

/// How a session's answers are written for the page.
enum Answer {
  /// The trees before and after, and the steps from one to the other.
  static func text(_ session: Session, hasChanged: Bool) -> String {
    var json = JSONText()
    json.object {
      $0.member("hasChanged", hasChanged)
      $0.member("undoable", session.done.count)
      $0.member("redoable", session.undone.count)
      $0.member("before") { $0.tree(session.before) }
      $0.member("after") { $0.tree(session.tree) }
      $0.member("steps") { $0.steps(session.before.steps(to: session.tree)) }
    }
    return json.text
  }

  /// The fault of a command, and its place in the notation that it holds.
  static func text(_ complaint: Complaint, in command: String) -> String {
    var json = JSONText()
    json.object {
      $0.member("error") {
        $0.object {
          $0.member("message", complaint.message)
          guard let offset = complaint.offset else { return }
          // The verb and its line break are no part of what was typed.
          let verb = command.utf8.firstIndex(of: UInt8(ascii: "\n")).map { command.utf8.index(after: $0) }
          let typed = command.utf8[(verb ?? command.startIndex)...]
          $0.member("at", Self.utf16Count(of: typed.prefix(offset)))
        }
      }
    }
    return json.text
  }

  /// How many of the units a text has by which JavaScript counts.
  private static func utf16Count(of bytes: Substring.UTF8View) -> Int {
    bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
  }
}
