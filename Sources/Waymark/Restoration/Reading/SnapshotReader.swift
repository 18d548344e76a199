/// Takes over what is valid of a tree that was written down, and notes the rest.
struct SnapshotReader<R: Route & Codable> {
  var report = RestorationReport()
  private let fallback: RouteTree<R>
  private let coder = SnapshotCoder()
  private var saved: [(position: ElementPosition, values: [String: SavedValue])] = []

  /// Makes a reader.
  ///
  /// - Parameter fallback: What stands in for what cannot be kept.
  init(fallback: RouteTree<R>) {
    self.fallback = fallback
  }

  /// Reads the tree.
  mutating func restoration(of tree: SnapshotValue) -> Restoration<R> {
    let root = container(tree["root"], .root, .root, fallback.root, depth: 0)
    if root == nil { drop(.root, .nothingKept, nil) }
    let modals = modals(of: tree["modals"])
    guard root != nil || !modals.isEmpty else {
      report.failure = .nothingKept
      return Restoration(snapshot: Snapshot(fallback), report: report)
    }
    let values = Dictionary(saved.map { ($0.position, $0.values) }) { _, later in later }
    let snapshot = Snapshot(RouteTree(root ?? fallback.root, modals: modals), saved: values)
    return Restoration(snapshot: snapshot, report: report)
  }

  private mutating func drop(
    _ path: SnapshotPath, _ reason: DroppedPart.Reason, _ value: SnapshotValue?
  ) {
    report.drop(DroppedPart(path, reason, value))
  }

  /// Whether so much was dropped that the rest is not worth the time it takes.
  private var isExhausted: Bool { report.unlistedCount > 0 }

  // MARK: Modals

  private mutating func modals(of value: SnapshotValue?) -> [Modal<R>] {
    guard let value else { return [] }
    guard let list = value.array else {
      drop(SnapshotPath([.modal(0)]), .malformed(expected: "a list of modals"), value)
      return []
    }
    var kept: [Modal<R>] = []
    for (index, item) in list.enumerated() {
      if let modal = modal(item, index) {
        kept.append(modal)
        continue
      }
      report.drop(
        list[(index + 1)...], above: SnapshotPath([.modal(index)]), path: { SnapshotPath([.modal($0)]) })
      break
    }
    return kept
  }

  private mutating func modal(_ value: SnapshotValue, _ index: Int) -> Modal<R>? {
    let path = SnapshotPath([.modal(index)])
    guard let style = value["style"]?.string.flatMap(ModalStyle.init(rawValue:)) else {
      drop(path, .malformed(expected: "a modal with a style that is known"), value)
      return nil
    }
    // Modals are kept from the lowest up without a gap, so its layer is the one that it had.
    guard let container = container(value, path, ContainerPath(layer: index + 1), nil, depth: 0) else {
      drop(path, .nothingKept, nil)
      return nil
    }
    return Modal(style: style, container: container)
  }

  // MARK: Containers

  private mutating func container(
    _ value: SnapshotValue?, _ path: SnapshotPath, _ position: ContainerPath, _ fallback: Container<R>?,
    depth: Int
  ) -> Container<R>? {
    let stack = value?["stack"]?.array
    let tabs = value?["tabs"]?.array
    if let stack, tabs == nil { return self.stack(stack, path, position).map(Container.stack) }
    guard let tabs, stack == nil else {
      drop(path, .malformed(expected: "either a stack or tabs"), value)
      return nil
    }
    guard depth < ContainerPath.maximumTabCount else {
      drop(path, .malformed(expected: "tabs in \(ContainerPath.maximumTabCount) others at most"), value)
      return nil
    }
    return self.tabs(tabs, selected: value?["selected"], path, position, fallback, depth: depth)
      .map(Container.tabs)
  }

  private mutating func stack(
    _ list: [SnapshotValue], _ path: SnapshotPath, _ position: ContainerPath
  ) -> RouteStack<R>? {
    var routes: [R] = []
    for (index, item) in list.enumerated() {
      let place = path.appending(.place(index))
      guard let route = route(item["route"], place) else {
        report.drop(list[(index + 1)...], above: place, path: { path.appending(.place($0)) })
        break
      }
      keepSaved(item["saved"], ElementPosition(path: position, index: index), place)
      routes.append(route)
    }
    if list.isEmpty { drop(path, .malformed(expected: "a stack with at least a root"), nil) }
    return RouteStack(elements: routes)
  }

  private mutating func tabs(
    _ list: [SnapshotValue], selected: SnapshotValue?, _ path: SnapshotPath, _ position: ContainerPath,
    _ fallback: Container<R>?, depth: Int
  ) -> RouteTabs<R>? {
    var fallbackTabs: RouteTabs<R>?
    if case .tabs(let tabs)? = fallback { fallbackTabs = tabs }
    var kept: [RouteTab<R>] = []
    var keys = Set<R>()
    for (index, item) in list.enumerated() {
      let tabPath = path.appending(.tab(index))
      guard kept.count < ContainerPath.maximumTabsSideBySide else {
        drop(tabPath, .malformed(expected: "\(ContainerPath.maximumTabsSideBySide) tabs at most"), item)
        continue
      }
      guard let key = route(item["key"], tabPath) else { continue }
      guard !keys.contains(key) else {
        drop(tabPath, .repeatedKey, item["key"])
        continue
      }
      let standIn = fallbackTabs?.index(of: key).flatMap { fallbackTabs?[$0].container }
      let read = container(item, tabPath, position.appending(tab: kept.count), standIn, depth: depth + 1)
      if read == nil { drop(tabPath, .nothingKept, nil) }
      guard let container = read ?? standIn else { continue }
      keys.insert(key)
      kept.append(RouteTab(key: key, container: container))
    }
    if list.isEmpty { drop(path, .malformed(expected: "at least one tab"), nil) }
    guard let selected else { return RouteTabs(tabs: kept) }
    let selectedKey = (try? coder.decode(R.self, from: selected)).flatMap { keys.contains($0) ? $0 : nil }
    if selectedKey == nil {
      drop(path, .malformed(expected: "the key of one of the tabs as selected"), selected)
    }
    return RouteTabs(tabs: kept, selectedKey: selectedKey)
  }

  // MARK: Values

  private mutating func route(_ value: SnapshotValue?, _ path: SnapshotPath) -> R? {
    guard let value else {
      drop(path, .malformed(expected: "a route"), nil)
      return nil
    }
    guard !isExhausted else {
      drop(path, .notRead, value)
      return nil
    }
    do {
      return try coder.decode(R.self, from: value)
    } catch {
      drop(path, .unknownRoute(SnapshotCoder.account(of: error)), value)
      return nil
    }
  }

  private mutating func keepSaved(
    _ value: SnapshotValue?, _ position: ElementPosition, _ path: SnapshotPath
  ) {
    guard let value else { return }
    guard let members = value.members else {
      drop(path.appending(.saved("")), .malformed(expected: "saved values by name"), value)
      return
    }
    guard !members.isEmpty else { return }
    saved.append((position, members.mapValues { SavedValue(written: $0) }))
  }
}
