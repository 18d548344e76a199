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
    _ value: SnapshotValue?, _ path: SnapshotPath, _ position: BranchPath, _ fallback: Container<R>?,
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
    _ list: [SnapshotValue], of value: SnapshotValue?, _ path: SnapshotPath, _ position: BranchPath,
    _ fallback: Container<R>?, depth: Int
  ) -> Container<R>? {
    let standIn: Container<R>? = if case .columns(let columns)? = fallback { columns[0] } else { nil }
    guard let places = value?["places"]?.position, ColumnRules.places.contains(places) else {
      drop(path, .malformed(expected: "2 or 3 places of columns"), value?["places"])
      return nil
    }
    var kept: [Container<R>] = []
    for (index, item) in list.enumerated() {
      let columnPath = path.appending(.column(index))
      guard index < places else {
        drop(columnPath, .tooMany(limit: places), item)
        continue
      }
      let place = position.appending(branch: index)
      let read = container(item, columnPath, place, index == 0 ? standIn : nil, depth: depth + 1)
      if read == nil { drop(columnPath, .nothingKept, nil) }
      guard let column = read ?? (index == 0 ? standIn : nil) else {
        report.drop(list[(index + 1)...], above: columnPath, path: { path.appending(.column($0)) })
        break
      }
      kept.append(column)
    }
    guard !kept.isEmpty else {
      if list.isEmpty { drop(path, .malformed(expected: "at least one column"), nil) }
      return nil
    }
    let written = value?["front"]
    let front = written?.position
    if let written, written != .null, front.map({ $0 < 0 || $0 >= list.count }) ?? true {
      drop(path, .malformed(expected: "the position of one of the columns as the front"), written)
    }
    let inFront = min(max(front ?? 0, 0), kept.count - 1)
    return RouteColumns(places: places, filled: kept, front: inFront).map(Container.columns)
  }

  private mutating func stack(
    _ list: [SnapshotValue], _ path: SnapshotPath, _ position: BranchPath
  ) -> RouteStack<R>? {
    var routes: [R] = []
    for (index, item) in list.enumerated() {
      guard let route = place(item, index, path) else {
        let place = path.appending(.place(index))
        report.drop(list[(index + 1)...], above: place, path: { path.appending(.place($0)) })
        break
      }
      let place = ElementPosition(path: position, index: index)
      keepSaved(item["saved"], place, path)
      keepWanted(item["wanted"], place, path)
      routes.append(route)
    }
    if list.isEmpty { drop(path, .malformed(expected: "a stack with at least a root"), nil) }
    return RouteStack(elements: routes)
  }

  private mutating func place(_ item: SnapshotValue, _ index: Int, _ path: SnapshotPath) -> R? {
    if let limit = allowance.takePlace() {
      drop(path.appending(.place(index)), .tooMany(limit: limit), item["route"])
      return nil
    }
    return route(item["route"], path, .place(index))
  }

  private mutating func tabs(
    _ list: [SnapshotValue], selected: SnapshotValue?, _ path: SnapshotPath, _ position: BranchPath,
    _ fallback: Container<R>?, depth: Int
  ) -> RouteTabs<R>? {
    let standIns = Self.standIns(fallback)
    var kept: [RouteTab<R>] = []
    var keys = Set<R>()
    for (index, item) in list.enumerated() {
      guard let key = tabKey(item, index, path, isFull: kept.count == BranchPath.maximumTabsSideBySide)
      else { continue }
      let tabPath = path.appending(.tab(index))
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

  private mutating func tabKey(
    _ item: SnapshotValue, _ index: Int, _ path: SnapshotPath, isFull: Bool
  ) -> R? {
    if let limit = allowance.takeTab() ?? (isFull ? BranchPath.maximumTabsSideBySide : nil) {
      drop(path.appending(.tab(index)), .tooMany(limit: limit), item)
      return nil
    }
    return route(item["key"], path, .tab(index))
  }

  /// The default tree's tabs by their keys.
  private static func standIns(_ fallback: Container<R>?) -> [R: Container<R>] {
    guard case .tabs(let tabs)? = fallback else { return [:] }
    return Dictionary(tabs.tabs.map { ($0.key, $0.container) }) { first, _ in first }
  }

  // MARK: Values

  private mutating func route(
    _ value: SnapshotValue?, _ path: SnapshotPath, _ component: SnapshotPath.Component
  ) -> R? {
    guard let value else {
      drop(path.appending(component), .malformed(expected: "a route"), nil)
      return nil
    }
    do {
      return try coder.route(R.self, from: value)
    } catch {
      drop(path.appending(component), .unknownRoute(SnapshotCoder.account(of: error)), value)
      return nil
    }
  }

  private mutating func keepSaved(
    _ value: SnapshotValue?, _ position: ElementPosition, _ path: SnapshotPath
  ) {
    guard let value else { return }
    let place = path.appending(.place(position.index))
    guard let members = value.members else {
      drop(place.appending(.saved("")), .malformed(expected: "saved values by name"), value)
      return
    }
    var kept: [String: SavedValue] = [:]
    for (name, value) in members.inOrder {
      if value.isWritable {
        kept[name] = SavedValue(json: value)
      } else {
        drop(place.appending(.saved(name)), .malformed(expected: "a value that can be written again"), value)
      }
    }
    if !kept.isEmpty { saved.append((position, kept)) }
  }
}
