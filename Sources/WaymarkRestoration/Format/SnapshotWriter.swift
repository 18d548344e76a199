import Waymark
import WaymarkStorage

/// Turns a snapshot into a value for a file, and notes what cannot be written.
struct SnapshotWriter<R: Route & Codable> {
  /// A value that a screen keeps, and where it is.
  private struct Kept: Hashable {
    let position: ElementPosition
    let name: String
  }

  private(set) var omissions: [SnapshotError] = []

  private let snapshot: Snapshot<R>
  private let limits: SnapshotLimits
  private let coder = SnapshotCoder()
  private var allowance: SnapshotAllowance
  /// The sizes of saved values that are left out because the whole would be too long.
  private var tooLarge: [Kept: Int] = [:]
  private var values: [(kept: Kept, value: SnapshotValue)] = []
  /// Whether what waits for detours is left out because the whole would be too long.
  private var omitsDetours = false

  init(_ snapshot: Snapshot<R>, _ limits: SnapshotLimits) {
    self.snapshot = snapshot
    self.limits = limits
    allowance = SnapshotAllowance(limits)
  }

  /// A writer of the same snapshot without its largest saved values.
  func omittingLargest(atLeast excess: Int) -> SnapshotWriter {
    var writer = SnapshotWriter(snapshot, limits)
    var omitted = 0
    // A value is written with its name, which may be the longer part.
    let sizes = values.map { kept, value in
      (kept: kept, count: SnapshotValue.string(kept.name).bytes.count + 1 + value.bytes.count)
    }
    for (kept, count) in sizes.sorted(by: { $0.count > $1.count }) where omitted < excess {
      omitted += count
      writer.tooLarge[kept] = count
    }
    return writer
  }

  /// A writer of the same snapshot without what waits for detours; `nil` if nothing does.
  func omittingDetours() -> SnapshotWriter? {
    guard !snapshot.detours.isEmpty else { return nil }
    var writer = self
    (writer.omissions, writer.values, writer.allowance) = ([], [], SnapshotAllowance(limits))
    writer.omitsDetours = true
    return writer
  }

  /// The value for the tree.
  mutating func tree() throws(SnapshotError) -> SnapshotValue {
    var members: [String: SnapshotValue] = [:]
    if let root = container(snapshot.tree.root, .root, .root) { members["root"] = .object(root) }
    var modals: [SnapshotValue] = []
    for (index, modal) in snapshot.tree.modals.enumerated() {
      let path = SnapshotPath([.modal(index)])
      if let limit = allowance.takeModal() {
        omissions.append(.tooMany(at: path.description, limit: limit))
        break
      }
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
    _ container: Container<R>, _ position: BranchPath, _ path: SnapshotPath
  ) -> [String: SnapshotValue]? {
    switch container {
    case .stack(let stack): self.stack(stack, position, path).map { ["stack": .array($0)] }
    case .tabs(let tabs): self.tabs(tabs, position, path)
    case .columns(let columns): self.columns(columns, position, path)
    }
  }

  private mutating func stack(
    _ stack: RouteStack<R>, _ position: BranchPath, _ path: SnapshotPath
  ) -> [SnapshotValue]? {
    var places: [SnapshotValue] = []
    for (index, route) in stack.elements.enumerated() {
      if let limit = allowance.takePlace() {
        omissions.append(.tooMany(at: path.appending(.place(index)).description, limit: limit))
        break
      }
      guard let written = written(route, path, .place(index)) else { break }
      var members = ["route": written]
      let position = ElementPosition(path: position, index: index)
      if let saved = snapshot.saved[position].map({ self.saved($0, position, path) }), !saved.isEmpty {
        members["saved"] = .object(saved)
      }
      if let wanted = snapshot.detours[position].flatMap({ wanted($0, index, path) }) {
        members["wanted"] = wanted
      }
      places.append(.object(members))
    }
    return places.isEmpty ? nil : places
  }

  private mutating func tabs(
    _ tabs: RouteTabs<R>, _ position: BranchPath, _ path: SnapshotPath
  ) -> [String: SnapshotValue]? {
    var list: [SnapshotValue] = []
    var selected: SnapshotValue?
    for (index, tab) in tabs.tabs.enumerated() {
      if let limit = allowance.takeTab() {
        omissions.append(.tooMany(at: path.appending(.tab(index)).description, limit: limit))
        break
      }
      guard let key = written(tab.key, path, .tab(index)),
        var members = container(
          tab.container, position.appending(branch: index), path.appending(.tab(index)))
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
    _ columns: RouteColumns<R>, _ position: BranchPath, _ path: SnapshotPath
  ) -> [String: SnapshotValue]? {
    var list: [SnapshotValue] = []
    for (index, column) in columns.filled.enumerated() {
      let members = container(column, position.appending(branch: index), path.appending(.column(index)))
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
  private mutating func wanted(_ tree: RouteTree<R>, _ index: Int, _ path: SnapshotPath) -> SnapshotValue? {
    guard !omitsDetours else { return nil }
    var writer = SnapshotWriter(Snapshot(tree), limits)
    writer.allowance = allowance
    let written = try? writer.tree()
    if let reason = writer.omissions.first {
      omissions.append(reason.inside(path.appending(.place(index)).appending(.wanted)))
      return nil
    }
    allowance = writer.allowance
    return written
  }

  // MARK: Values

  private mutating func written(
    _ route: R, _ path: SnapshotPath, _ component: SnapshotPath.Component
  ) -> SnapshotValue? {
    do {
      // A route that is not equal to itself would never be recognized as shown.
      guard route == route else { throw SnapshotCoder.NotItself() }
      return try coder.encode(route)
    } catch {
      omissions.append(
        .notWritable(at: path.appending(component).description, SnapshotCoder.account(of: error)))
      return nil
    }
  }

  private mutating func saved(
    _ values: [String: SavedValue], _ position: ElementPosition, _ path: SnapshotPath
  ) -> [String: SnapshotValue] {
    var members: [String: SnapshotValue] = [:]
    for (name, value) in values.inOrder.map({ ($0.key.streamSafe, $0.value) }) {
      let kept = Kept(position: position, name: name)
      let place = path.appending(.place(position.index)).appending(.saved(name))
      if let count = tooLarge[kept] {
        omissions.append(.valueTooLarge(at: place.description, byteCount: count, limit: limits.byteCount))
        continue
      }
      do {
        let written = try value.written(with: coder)
        members[name] = written
        self.values.append((kept, written))
      } catch {
        omissions.append(.notWritable(at: place.description, SnapshotCoder.account(of: error)))
      }
    }
    return members
  }
}
