import Waymark
import WaymarkStorage

/// Turns a snapshot into a value for a file, and notes what cannot be written.
struct SnapshotWriter<R: Route & Codable> {
  private(set) var omissions: [SnapshotError] = []

  private let snapshot: Snapshot<R>
  private let coder = SnapshotCoder()
  /// The path of the whole, with a dot; empty for the window.
  private let prefix: String
  /// How many bytes are left for saved values.
  private var room: Int

  init(_ snapshot: Snapshot<R>, room: Int, prefix: String = "") {
    self.snapshot = snapshot
    self.room = room
    self.prefix = prefix
  }

  /// The value for the tree.
  mutating func tree() throws(SnapshotError) -> SnapshotValue {
    var members: [String: SnapshotValue] = [:]
    if let root = container(snapshot.tree.root, .root, "\(prefix)root") { members["root"] = .object(root) }
    var modals: [SnapshotValue] = []
    for (index, modal) in snapshot.tree.modals.enumerated() {
      let path = "\(prefix)modals[\(index)]"
      guard var written = container(modal.container, BranchPath(layer: index + 1), path) else { break }
      written["style"] = .string(modal.presentation.description)
      modals.append(.object(written))
    }
    if !modals.isEmpty { members["modals"] = .array(modals) }
    if members.isEmpty, let reason = omissions.first { throw reason }
    return .object(members)
  }

  /// The value for a container, or `nil` if nothing of it can be written.
  private mutating func container(
    _ container: Container<R>, _ position: BranchPath, _ path: String
  ) -> [String: SnapshotValue]? {
    switch container {
    case .stack(let stack): self.stack(stack, position, path).map { ["stack": .array($0)] }
    case .tabs(let tabs): self.tabs(tabs, position, path)
    case .columns(let columns): self.columns(columns, position, path)
    }
  }

  private mutating func stack(
    _ stack: RouteStack<R>, _ position: BranchPath, _ path: String
  ) -> [SnapshotValue]? {
    var places: [SnapshotValue] = []
    for (index, route) in stack.elements.enumerated() {
      guard let written = written(route, "\(path).stack[\(index)]") else { break }
      var members = ["route": written]
      let position = ElementPosition(path: position, index: index)
      if let values = snapshot.saved[position] {
        let saved = self.saved(values, "\(path).stack[\(index)].saved")
        if !saved.isEmpty { members["saved"] = .object(saved) }
      }
      if let tree = snapshot.detours[position] {
        members["wanted"] = wanted(tree, "\(path).stack[\(index)].wanted")
      }
      places.append(.object(members))
    }
    return places.isEmpty ? nil : places
  }

  private mutating func tabs(
    _ tabs: RouteTabs<R>, _ position: BranchPath, _ path: String
  ) -> [String: SnapshotValue]? {
    var list: [SnapshotValue] = []
    var selected: SnapshotValue?
    for (index, tab) in tabs.tabs.enumerated() {
      let tabPath = "\(path).tabs[\(index)]"
      guard let key = written(tab.key, tabPath),
        var members = container(tab.container, position.appending(branch: index), tabPath)
      else { continue }
      members["key"] = key
      list.append(.object(members))
      if index == tabs.selectedIndex { selected = key }
    }
    guard !list.isEmpty else { return nil }
    var members: [String: SnapshotValue] = ["tabs": .array(list)]
    // Without this member, the first of the remaining tabs is selected.
    if let selected { members["selected"] = selected }
    return members
  }

  /// The value for columns, up to the first of which nothing can be written.
  private mutating func columns(
    _ columns: RouteColumns<R>, _ position: BranchPath, _ path: String
  ) -> [String: SnapshotValue]? {
    var list: [SnapshotValue] = []
    for (index, column) in columns.filled.enumerated() {
      let members = container(column, position.appending(branch: index), "\(path).columns[\(index)]")
      guard let members else { break }
      list.append(.object(members))
    }
    guard !list.isEmpty else { return nil }
    return [
      "columns": .array(list), "places": SnapshotValue(integerLiteral: columns.places),
      "front": SnapshotValue(integerLiteral: min(columns.front, list.count - 1)),
    ]
  }

  /// The value for the tree that waits for a detour: all of it or nothing.
  private mutating func wanted(_ tree: RouteTree<R>, _ path: String) -> SnapshotValue? {
    var writer = SnapshotWriter(Snapshot(tree), room: 0, prefix: "\(path).")
    let written = try? writer.tree()
    guard let reason = writer.omissions.first else { return written }
    omissions.append(reason)
    return nil
  }

  // MARK: Values

  private mutating func written(_ route: R, _ path: String) -> SnapshotValue? {
    do {
      // A route that is not equal to itself would never be recognized as shown.
      guard route == route else { throw SnapshotCoder.NotItself() }
      return try coder.encode(route)
    } catch {
      omissions.append(.notWritable(at: path, SnapshotCoder.account(of: error)))
      return nil
    }
  }

  private mutating func saved(_ values: [String: SavedValue], _ path: String) -> [String: SnapshotValue] {
    var members: [String: SnapshotValue] = [:]
    for (name, value) in values.inOrder {
      do {
        let written = try value.written(with: coder)
        // A name may be the longer part.
        let count = SnapshotValue.string(name).bytes.count + 1 + written.bytes.count
        guard count <= room else {
          omissions.append(.valueTooLarge(at: "\(path).\(name)", byteCount: count, room: room))
          continue
        }
        room -= count
        members[name] = written
      } catch {
        omissions.append(.notWritable(at: "\(path).\(name)", SnapshotCoder.account(of: error)))
      }
    }
    return members
  }
}

/// A value that a file holds as JSON.
private struct JSONValue: WrittenValue {
  let json: SnapshotValue

  func decoded<Value: Codable>(as type: Value.Type) -> Value? {
    try? SnapshotCoder().decode(type, from: json)
  }
}

extension SavedValue {
  init(json: SnapshotValue) { self.init(written: JSONValue(json: json)) }

  /// Encodes the value for a file.
  fileprivate func written(with coder: SnapshotCoder) throws -> SnapshotValue {
    switch storage {
    case .live(let value): return try coder.encode(value)
    case .written(let written):
      guard let written = written as? JSONValue else { throw SnapshotCoder.NotJSON() }
      return written.json
    }
  }
}
