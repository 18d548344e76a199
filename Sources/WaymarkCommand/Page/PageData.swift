import Waymark
import WaymarkInspector
import WaymarkStorage

// The page's script reads these values. Members without information are left out.

extension SnapshotValue {
  static func number(_ number: Int?) -> SnapshotValue? { number.map { .number($0) } }

  static func text(_ text: String?) -> SnapshotValue? { text.map { .string($0) } }

  /// A list; `nil` where it is empty.
  static func list(_ values: [SnapshotValue]) -> SnapshotValue? { values.isEmpty ? nil : .array(values) }

  /// The value in JSON that is safe in a page.
  var safe: String { description.escapedInJSON }
}

extension JournalRow {
  /// The row as a line, with the positions of its trees in the page's list of them.
  func pageLine(tree: Int?, shown: Int?) -> String {
    let line = SnapshotValue.object([
      "l": .number(self.line), "s": .number(sequence), "t": .number(time), "w": .number(window),
      "k": .string(kind),
      "n": .number(navigation?.number), "i": .number(navigation?.id), "x": .string(text), "f": .text(fault),
      "m": .text(misfit), "a": .number(tree), "h": .number(shown),
    ])
    // A record that is too long is described, and not written.
    let record = written.hasPrefix("{") || written.isEmpty ? written : SnapshotValue.string(written).safe
    return record.isEmpty ? line.safe : "\(line.safe.dropLast()),\"r\":\(record)}"
  }
}

extension JournalNavigation {
  var pageValue: SnapshotValue {
    let parts = parts.map { part -> SnapshotValue in
      [
        .string(part.kind.rawValue), .number(part.begin), .number(part.end) ?? .null, .string(part.name),
        .string(part.result), .bool(part.isFault),
      ]
    }
    return .object([
      "i": .number(id), "n": .number(number), "w": .number(window), "x": .string(title),
      "o": .string(outcome),
      "d": .string(outcomeText), "b": .number(begin), "e": .number(outcome == "user" ? nil : end),
      "z": .number(lastRow), "p": .list(parts), "f": .flag(hasFault),
    ])
  }
}

extension JournalTree {
  /// The layers, each with its style and its container.
  var pageValue: SnapshotValue { .array(layers.map { [.string($0.style), $0.container.pageValue] }) }
}

extension Container<JournalPlace> {
  /// How many places of a stack are listed at its root, and how many at its top.
  private static var listed: (root: Int, top: Int) { (1, 120) }

  /// Either the places of a stack, or its branches with their names; the middle of a long stack is left out.
  fileprivate var pageValue: SnapshotValue {
    guard case .stack(let stack) = self else {
      let branches = namedBranches.map { name, container -> SnapshotValue in
        [.string(name), container.pageValue]
      }
      var room: SnapshotValue?
      if case .columns(let columns) = self { room = .number(columns.places) }
      return .object(["b": .array(branches), "f": .number(focus), "r": room])
    }
    let places = stack.elements
    let hidden = max(0, places.count - Self.listed.root - Self.listed.top)
    let kept = hidden == 0 ? places[...] : places.prefix(Self.listed.root) + places.suffix(Self.listed.top)
    let written = kept.map { place -> SnapshotValue in
      [.number(place.id) ?? .null, .string(place.route.description)]
    }
    return .object(["s": .array(written), "hidden": .number(hidden == 0 ? nil : hidden)])
  }
}
