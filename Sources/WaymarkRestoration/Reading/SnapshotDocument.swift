import Waymark
public import WaymarkStorage

/// The content of a snapshot's file, for a migration to change.
public struct SnapshotDocument: Sendable {
  /// The whole file; see ``SnapshotFormat`` for its shape.
  public var value: SnapshotValue

  /// The parts that migrations have removed.
  private(set) var retired: [DroppedPart] = []

  /// The names that migrations have looked for and that no route has.
  private(set) var unmatched: [String] = []

  /// The version that is being migrated.
  var version = 0

  init(_ value: SnapshotValue) {
    self.value = value
  }

  /// Changes every route: those in stacks, the keys of tabs and the selected key, also in the trees that wait
  /// for detours.
  ///
  /// - Parameter transform: Takes a route as it is written, and returns what replaces it. `nil` retires the
  ///   route: it is removed from its stack, and what is above it stays. A tab goes with its key and a modal
  ///   with its last place. A column goes with its last place, and takes those after it along.
  /// - Throws: Any error that the closure throws.
  /// - Complexity: O(*n*), where *n* is the number of places.
  public mutating func mapRoutes(_ transform: (SnapshotValue) throws -> SnapshotValue?) rethrows {
    if let tree = value["tree"] { value["tree"] = try self.tree(tree, SnapshotPath([]), transform) }
  }

  private mutating func tree(
    _ value: SnapshotValue, _ outer: SnapshotPath, _ transform: (SnapshotValue) throws -> SnapshotValue?
  ) rethrows -> SnapshotValue {
    var tree = value
    if let root = tree["root"] { tree["root"] = try container(root, outer.appending(.root), transform) }
    if let modals = tree["modals"]?.array {
      var kept: [SnapshotValue] = []
      for (index, modal) in modals.enumerated() {
        let path = outer.appending(.modal(index))
        let migrated = try container(modal, path, transform)
        // A modal whose places were all retired goes with them. Something that was never a modal is reported by
        // the reader.
        guard migrated.isEmptied(since: modal) else {
          kept.append(migrated)
          continue
        }
        noteColumnsBeside(migrated, path)
      }
      tree["modals"] = .array(kept)
    }
    return tree
  }

  /// Renames a case of the routes' enum, or of a feature's.
  ///
  /// It knows routes with the coding that the compiler makes, `{"case": {…}}`, and routes whose raw value is
  /// a string. If no route of the file has the name, ``RestorationReport/unmatched`` says so.
  ///
  /// - Parameters:
  ///   - old: The name in the file.
  ///   - new: The name from now on.
  ///   - features: The cases that lead to the feature's enum, from the outermost; none for the app's own.
  public mutating func renameCase(_ old: String, to new: String, in features: String...) {
    mapCase(old, in: features) { payload in payload.map { [new: $0] } ?? .string(new) }
  }

  /// Removes a case of the routes' enum, or of a feature's, from every stack, tab, column and modal.
  ///
  /// - Parameters:
  ///   - name: The name in the file.
  ///   - features: The cases that lead to the feature's enum, from the outermost; none for the app's own.
  public mutating func retireCase(_ name: String, in features: String...) {
    mapCase(name, in: features) { _ in nil }
  }

  private mutating func mapCase(
    _ name: String, in features: [String], _ transform: (SnapshotValue?) -> SnapshotValue?
  ) {
    var isMatched = false
    mapRoutes {
      $0.mappingCase(name, in: features[...]) { payload in
        isMatched = true
        return transform(payload)
      }
    }
    if !isMatched {
      let path = (features + [name]).joined(separator: ".")
      unmatched.append("the migration from \(version) found no route \(path)")
    }
  }

  private mutating func container(
    _ value: SnapshotValue, _ path: SnapshotPath, depth: Int = 0,
    _ transform: (SnapshotValue) throws -> SnapshotValue?
  ) rethrows -> SnapshotValue {
    var result = value
    if let stack = value["stack"]?.array {
      result["stack"] = .array(try self.stack(stack, path, transform))
    }
    if let columns = value["columns"]?.array, depth < BranchPath.maximumBranchCount {
      let kept = try self.columns(columns, path, depth: depth, transform)
      result["columns"] = .array(kept)
      // The column in front may have gone with one before it: the nearest one comes to front.
      if let front = value["front"]?.position, front >= kept.count, front < columns.count {
        result["front"] = .number(String(kept.count - 1))
      }
    }
    guard let tabs = value["tabs"]?.array, depth < BranchPath.maximumBranchCount else { return result }
    var kept: [SnapshotValue] = []
    for (index, tab) in tabs.enumerated() {
      let tabPath = path.appending(.tab(index))
      var migrated = tab
      if let key = tab["key"] {
        guard let newKey = try transform(key) else {
          retire(tabPath, key)
          continue
        }
        migrated["key"] = newKey
      }
      kept.append(try container(migrated, tabPath, depth: depth + 1, transform))
    }
    result["tabs"] = .array(kept)
    if let selected = value["selected"] { result["selected"] = try transform(selected) }
    return result
  }

  /// The migrated columns.
  ///
  /// A column whose places were all retired goes, with those after it.
  private mutating func columns(
    _ list: [SnapshotValue], _ path: SnapshotPath, depth: Int,
    _ transform: (SnapshotValue) throws -> SnapshotValue?
  ) rethrows -> [SnapshotValue] {
    var kept: [SnapshotValue] = []
    for (index, column) in list.enumerated() {
      let columnPath = path.appending(.column(index))
      let migrated = try container(column, columnPath, depth: depth + 1, transform)
      guard index == 0 || !migrated.isEmptied(since: column) else {
        noteColumnsBeside(migrated, columnPath)
        noteLost(list[(index + 1)...], with: columnPath, path)
        break
      }
      kept.append(migrated)
    }
    return kept
  }

  /// Columns go that were beside one that has lost its last place, with what they were in.
  private mutating func noteColumnsBeside(_ emptied: SnapshotValue, _ path: SnapshotPath) {
    guard let columns = emptied["columns"]?.array, let first = columns.first else { return }
    let firstPath = path.appending(.column(0))
    noteColumnsBeside(first, firstPath)
    noteLost(columns.dropFirst(), with: firstPath, path)
  }

  private mutating func noteLost(
    _ columns: ArraySlice<SnapshotValue>, with column: SnapshotPath, _ path: SnapshotPath
  ) {
    for index in columns.indices {
      retired.append(DroppedPart(path.appending(.column(index)), .above(column.description), columns[index]))
    }
  }

  private mutating func stack(
    _ list: [SnapshotValue], _ path: SnapshotPath, _ transform: (SnapshotValue) throws -> SnapshotValue?
  ) rethrows -> [SnapshotValue] {
    var kept: [SnapshotValue] = []
    for (index, item) in list.enumerated() {
      var migrated = item
      if let route = item["route"] {
        guard let newRoute = try transform(route) else {
          retire(path.appending(.place(index)), route)
          continue
        }
        migrated["route"] = newRoute
      }
      if let wanted = item["wanted"] {
        migrated["wanted"] = try tree(wanted, path.appending(.place(index)).appending(.wanted), transform)
      }
      kept.append(migrated)
    }
    return kept
  }

  private mutating func retire(_ path: SnapshotPath, _ value: SnapshotValue) {
    retired.append(DroppedPart(path, .retired, value))
  }
}

extension SnapshotValue {
  /// Whether a container has lost its last place, so that what it was in goes too: columns lose theirs with the first of them.
  fileprivate func isEmptied(since old: SnapshotValue) -> Bool {
    for kind in ["stack", "tabs"] {
      if let places = self[kind]?.array, places.isEmpty, old[kind]?.array?.isEmpty == false { return true }
    }
    guard let first = self["columns"]?.array?.first, let before = old["columns"]?.array?.first else {
      return false
    }
    return first.isEmptied(since: before)
  }
}
