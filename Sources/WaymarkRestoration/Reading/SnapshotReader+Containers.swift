import Waymark
import WaymarkStorage

extension SnapshotReader {
  /// Reads a stack, tabs or columns.
  ///
  /// - Parameters:
  ///   - value: What the file has.
  ///   - path: Where it is in the file.
  ///   - position: Its place in the tree that is kept.
  ///   - fallback: The container of the default tree at its place, if any.
  ///   - depth: How many tabs and columns there are around it.
  /// - Returns: What can be kept of it, or `nil` if nothing can.
  mutating func container(
    _ value: SnapshotValue?, _ path: String, _ position: BranchPath, _ fallback: Container<R>?,
    depth: Int
  ) -> Container<R>? {
    let stack = value?["stack"]?.array
    let tabs = value?["tabs"]?.array
    let columns = value?["columns"]?.array
    guard [stack, tabs, columns].count(where: { $0 != nil }) == 1 else {
      drop(path, .malformed(expected: "one of a stack, tabs and columns"), value)
      return nil
    }
    for part in [value?["stack"], value?["tabs"], value?["columns"]].compactMap({ $0 }) {
      guard part.array == nil, part != .null else { continue }
      drop(path, .malformed(expected: "one of a stack, tabs and columns"), part)
    }
    if let stack { return self.stack(stack, path, position).map(Container.stack) }
    guard depth < BranchPath.maximumBranchCount else {
      let limit = BranchPath.maximumBranchCount
      drop(path, .malformed(expected: "tabs and columns in \(limit) others at most"), value)
      return nil
    }
    if let columns { return self.columns(columns, of: value, path, position, fallback, depth: depth) }
    return self.tabs(tabs ?? [], selected: value?["selected"], path, position, fallback, depth: depth)
      .map(Container.tabs)
  }

  /// Reads columns up to the first of which nothing can be kept.
  ///
  /// Later ones would stand beside something else than before.
  private mutating func columns(
    _ list: [SnapshotValue], of value: SnapshotValue?, _ path: String, _ position: BranchPath,
    _ fallback: Container<R>?, depth: Int
  ) -> Container<R>? {
    let standIn: Container<R>? = if case .columns(let columns)? = fallback { columns[0] } else { nil }
    guard let places = value?["places"]?.integer, ColumnRules.places.contains(places) else {
      drop(path, .malformed(expected: "2 or 3 places of columns"), value?["places"])
      return nil
    }
    var kept: [Container<R>] = []
    for (index, item) in list.enumerated() {
      let columnPath = "\(path).columns[\(index)]"
      guard index < places else {
        drop(columnPath, .tooMany(limit: places), item)
        continue
      }
      let place = position.appending(branch: index)
      let read = container(item, columnPath, place, index == 0 ? standIn : nil, depth: depth + 1)
      if read == nil { drop(columnPath, .nothingKept, nil) }
      guard let column = read ?? (index == 0 ? standIn : nil) else {
        report.drop(list[(index + 1)...], above: columnPath, in: "\(path).columns")
        break
      }
      kept.append(column)
    }
    guard !kept.isEmpty else {
      if list.isEmpty { drop(path, .malformed(expected: "at least one column"), nil) }
      return nil
    }
    let written = value?["front"]
    let front = written?.integer
    if let written, written != .null, front.map({ $0 < 0 || $0 >= list.count }) ?? true {
      drop(path, .malformed(expected: "the position of one of the columns as the front"), written)
    }
    let inFront = min(max(front ?? 0, 0), kept.count - 1)
    return RouteColumns(places: places, filled: kept, front: inFront).map(Container.columns)
  }

  private mutating func stack(
    _ list: [SnapshotValue], _ path: String, _ position: BranchPath
  ) -> RouteStack<R>? {
    var routes: [R] = []
    for (index, item) in list.enumerated() {
      let place = "\(path).stack[\(index)]"
      if let retired = item["retired"] {
        drop(place, .retired, retired)
        continue
      }
      guard let route = route(item["route"], place) else {
        report.drop(list[(index + 1)...], above: place, in: "\(path).stack")
        break
      }
      let kept = ElementPosition(path: position, index: routes.count)
      keepSaved(item["saved"], kept, "\(place).saved")
      keepWanted(item["wanted"], kept, "\(place).wanted")
      routes.append(route)
    }
    if list.isEmpty { drop(path, .malformed(expected: "a stack with at least a root"), nil) }
    return RouteStack(elements: routes)
  }

  private mutating func tabs(
    _ list: [SnapshotValue], selected: SnapshotValue?, _ path: String, _ position: BranchPath,
    _ fallback: Container<R>?, depth: Int
  ) -> RouteTabs<R>? {
    let standIns = Self.standIns(fallback)
    var kept: [RouteTab<R>] = []
    var keys = Set<R>()
    for (index, item) in list.enumerated() {
      let tabPath = "\(path).tabs[\(index)]"
      if let retired = item["retired"] {
        drop(tabPath, .retired, retired)
        continue
      }
      guard kept.count < BranchPath.maximumTabsSideBySide else {
        drop(tabPath, .tooMany(limit: BranchPath.maximumTabsSideBySide), item)
        continue
      }
      guard let key = route(item["key"], tabPath) else { continue }
      guard !keys.contains(key) else {
        drop(tabPath, .repeatedKey, item["key"])
        continue
      }
      let standIn = standIns[key]
      let read = container(item, tabPath, position.appending(branch: kept.count), standIn, depth: depth + 1)
      if read == nil { drop(tabPath, .nothingKept, nil) }
      guard let container = read ?? standIn else { continue }
      keys.insert(key)
      kept.append(RouteTab(key, container))
    }
    if list.isEmpty { drop(path, .malformed(expected: "at least one tab"), nil) }
    guard let selected, selected != .null else { return RouteTabs(checking: kept) }
    let selectedKey = (try? coder.route(R.self, from: selected)).flatMap { keys.contains($0) ? $0 : nil }
    if selectedKey == nil {
      drop(path, .malformed(expected: "the key of one of the tabs as selected"), selected)
    }
    return RouteTabs(checking: kept, selectedKey: selectedKey)
  }

  /// The default tree's tabs by their keys.
  private static func standIns(_ fallback: Container<R>?) -> [R: Container<R>] {
    guard case .tabs(let tabs)? = fallback else { return [:] }
    return Dictionary(tabs.tabs.map { ($0.key, $0.container) }) { first, _ in first }
  }

  // MARK: Values

  private mutating func route(_ value: SnapshotValue?, _ path: String) -> R? {
    guard let value else {
      drop(path, .malformed(expected: "a route"), nil)
      return nil
    }
    do {
      return try coder.route(R.self, from: value)
    } catch {
      drop(path, .unknownRoute(SnapshotCoder.account(of: error)), value)
      return nil
    }
  }

  private mutating func keepSaved(_ value: SnapshotValue?, _ position: ElementPosition, _ path: String) {
    guard let value else { return }
    guard let members = value.members else {
      drop(path, .malformed(expected: "saved values by name"), value)
      return
    }
    if !members.isEmpty { saved[position] = members.mapValues { SavedValue(json: $0) } }
  }
}
