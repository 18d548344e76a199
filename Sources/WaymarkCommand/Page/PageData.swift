import Waymark
import WaymarkInspector
import WaymarkStorage

// The page's script reads these values. Members without information are left out.

extension JSONValue {
  static func number(_ number: Int?) -> JSONValue? { number.map { .number($0) } }

  static func text(_ text: String?) -> JSONValue? { text.map { .string($0) } }

  /// The value in JSON that is safe in a page.
  var safe: String { description.escapedInJSON }
}

extension JournalRow {
  /// The row as a line, with the positions of its trees in the page's list of them.
  func pageLine(tree: Int?, shown: Int?) -> String {
    let line = JSONValue.object([
      "l": .number(self.line), "s": .number(sequence), "t": .number(time), "w": .number(window),
      "k": .string(kind),
      "n": .number(navigation?.number), "i": .number(navigation?.id), "x": .string(text), "f": .text(fault),
      "a": .number(tree), "h": .number(shown),
    ])
    // A record that is too long is described, and not written.
    let record = written.hasPrefix("{") || written.isEmpty ? written : JSONValue.string(written).safe
    return record.isEmpty ? line.safe : "\(line.safe.dropLast()),\"r\":\(record)}"
  }
}

extension JournalNavigation {
  var pageValue: JSONValue {
    let parts = parts.map { part -> JSONValue in
      [
        .string(part.kind.rawValue), .number(part.begin), .number(part.end) ?? .null, .string(part.name),
        .string(part.result), .bool(part.isFault),
      ]
    }
    return .object([
      "i": .number(id), "n": .number(number), "w": .number(window), "x": .string(title),
      "o": .string(outcome),
      "d": .string(outcomeText), "b": .number(begin), "e": .number(outcome == "user" ? nil : end),
      "z": .number(lastRow), "p": .list(parts) { $0 }, "f": .flag(hasFault),
    ])
  }
}

extension TreeOutline {
  /// The lines: how far each is indented, its name, its key, the path of a place, and the state of a container.
  var pageValue: JSONValue {
    .array(
      lines.map { line in
        let path: [JSONValue] = line.path.map { [.string($0)] } ?? (line.state.isEmpty ? [] : [""])
        let state: [JSONValue] = line.state.isEmpty ? [] : [.string(line.state)]
        return .array([.number(line.depth), .string(line.name), .string(line.key)] + path + state)
      })
  }
}
