package import WaymarkState

// A container is written as `{"stack": […]}`, as `{"tabs": [{"key": …, "stack": […]}], "selected": key}`, or as
// `{"columns": [{"stack": […]}], "places": 2, "front": 0}`.

extension JSONValue {
  /// The members with what containers hold, one for each kind.
  package static let kindsOfContainers = ["stack", "tabs", "columns"]
}

extension TreeWriter {
  /// Writes a container: a stack up to the first element that cannot be written, each tab that can be, and columns up
  /// to the first that cannot.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - path: Where it is in the tree.
  ///   - words: Where it is in the file.
  /// - Returns: The value, or `nil` if nothing of it can be written.
  package func value(
    of container: Container<Element>, at path: BranchPath = .root, in words: String = ""
  ) -> JSONValue? {
    var list: [JSONValue] = []
    switch container {
    case .stack(let stack):
      for (index, element) in stack.elements.enumerated() {
        let position = ElementPosition(path: path, index: index)
        guard let written = value(of: element, at: position, in: words) else { break }
        list.append(written)
      }
      return list.isEmpty ? nil : ["stack": .array(list)]
    case .tabs(let tabs):
      // Where the selected one is left out, the first of the others is selected.
      var selected: JSONValue?
      for (index, tab) in tabs.tabs.enumerated() {
        let place = "\(words).tabs[\(index)]"
        guard let key = value(ofKey: tab.key, in: place),
          var written = value(of: tab.container, at: path.appending(branch: index), in: place)
        else { continue }
        written["key"] = key
        list.append(written)
        if index == tabs.selectedIndex { selected = key }
      }
      let position: JSONValue? = numbersTabs ? .number(tabs.selectedIndex) : nil
      return list.isEmpty ? nil : .object(["tabs": .array(list), "selected": selected, "at": position])
    case .columns(let columns):
      for (index, column) in columns.filled.enumerated() {
        let place = "\(words).columns[\(index)]"
        guard let written = value(of: column, at: path.appending(branch: index), in: place) else { break }
        list.append(written)
      }
      guard !list.isEmpty else { return nil }
      let front = min(columns.front, list.count - 1)
      return ["columns": .array(list), "places": .number(columns.capacity), "front": .number(front)]
    }
  }
}

extension TreeReader {
  /// Reads a container.
  ///
  /// - Parameters:
  ///   - value: What is written, if anything is.
  ///   - path: Its place in the tree that is kept.
  ///   - words: Its place in the file.
  ///   - standIn: The container that stands in for what cannot be kept.
  /// - Returns: The container, or `nil` if nothing of it can be kept.
  package func container(
    _ value: JSONValue?, at path: BranchPath = .root, in words: String = "",
    standIn: Container<Element>? = nil
  ) -> Container<Element>? {
    let kinds = JSONValue.kindsOfContainers.filter { (value?[$0] ?? .null) != .null }
    guard kinds.count == 1, let value, let list = value[kinds[0]]?.array else {
      drop(words, .malformed(expected: "one of a stack, tabs and columns"), value)
      return nil
    }
    if kinds == ["stack"] { return stack(list, path, words).map(Container.stack) }
    // The bound on the way down keeps any data from exhausting the program's own stack.
    guard path.branchCount < BranchPath.maximumBranchCount else {
      let limit = BranchPath.maximumBranchCount
      drop(words, .malformed(expected: "tabs and columns in \(limit) others at most"), value)
      return nil
    }
    return kinds == ["tabs"]
      ? tabs(list, of: value, path, words, standIn).map(Container.tabs)
      : columns(list, of: value, path, words, standIn).map(Container.columns)
  }

  private func stack(_ list: [JSONValue], _ path: BranchPath, _ words: String) -> RouteStack<Element>? {
    var kept: [Element] = []
    for (index, item) in list.enumerated() {
      let place = "\(words).stack[\(index)]"
      if let retired = retired(item) {
        drop(place, .retired, retired)
        continue
      }
      guard let element = element(item, at: ElementPosition(path: path, index: kept.count), place) else {
        drop(list[(index + 1)...], above: place, in: "\(words).stack")
        break
      }
      kept.append(element)
    }
    if list.isEmpty { drop(words, .malformed(expected: "a stack with at least a root"), nil) }
    return RouteStack(elements: kept)
  }

  private func tabs(
    _ list: [JSONValue], of value: JSONValue, _ path: BranchPath, _ words: String,
    _ standIn: Container<Element>?
  ) -> RouteTabs<Element>? {
    var standIns: [Element.R: Container<Element>] = [:]
    if case .tabs(let tabs)? = standIn { for tab in tabs.tabs { standIns[tab.key] = tab.container } }
    var kept: [RouteTab<Element>] = []
    var keys: [JSONValue?] = []
    var known: Set<Element.R> = []
    for (index, item) in list.enumerated() {
      let place = "\(words).tabs[\(index)]"
      if let retired = retired(item) {
        drop(place, .retired, retired)
        continue
      }
      guard kept.count < BranchPath.maximumTabsSideBySide else {
        drop(place, .tooMany(limit: BranchPath.maximumTabsSideBySide), item)
        continue
      }
      let branch = path.appending(branch: kept.count)
      guard let key = key(item["key"], at: branch, place) else { continue }
      guard !known.contains(key) else {
        drop(place, .repeatedKey, item["key"])
        continue
      }
      let read = container(item, at: branch, in: place, standIn: standIns[key])
      if read == nil { drop(place, .nothingKept, nil) }
      guard let container = read ?? standIns[key] else { continue }
      known.insert(key)
      keys.append(item["key"])
      kept.append(RouteTab(key, container))
    }
    if list.isEmpty { drop(words, .malformed(expected: "at least one tab"), nil) }
    guard let selected = value["at"] ?? value["selected"], selected != .null, !kept.isEmpty else {
      return RouteTabs(checking: kept)
    }
    let position = value["at"]?.integer ?? keys.firstIndex(of: selected) ?? -1
    if !kept.indices.contains(position) {
      drop(words, .malformed(expected: "the key of one of the tabs as selected"), selected)
    }
    return RouteTabs(checking: kept, selectedKey: kept.indices.contains(position) ? kept[position].key : nil)
  }

  /// Reads columns up to the first of which nothing can be kept; later ones would stand beside something else than
  /// before.
  private func columns(
    _ list: [JSONValue], of value: JSONValue, _ path: BranchPath, _ words: String,
    _ standIn: Container<Element>?
  ) -> RouteColumns<Element>? {
    let first: Container<Element>? = if case .columns(let columns)? = standIn { columns[0] } else { nil }
    guard let capacity = value["places"]?.integer, ColumnRules.capacities.contains(capacity) else {
      drop(words, .malformed(expected: "room for 2 or 3 columns"), value["places"])
      return nil
    }
    var kept: [Container<Element>] = []
    for (index, item) in list.enumerated() {
      let place = "\(words).columns[\(index)]"
      guard index < capacity else {
        drop(place, .tooMany(limit: capacity), item)
        continue
      }
      let standIn = index == 0 ? first : nil
      let read = container(item, at: path.appending(branch: index), in: place, standIn: standIn)
      if read == nil { drop(place, .nothingKept, nil) }
      guard let column = read ?? standIn else {
        drop(list[(index + 1)...], above: place, in: "\(words).columns")
        break
      }
      kept.append(column)
    }
    if list.isEmpty { drop(words, .malformed(expected: "at least one column"), nil) }
    let written = value["front"] ?? .null
    if written != .null, !list.isEmpty, !list.indices.contains(written.integer ?? -1) {
      drop(words, .malformed(expected: "the position of one of the columns as the front"), written)
    }
    let front = min(max(written.integer ?? 0, 0), kept.count - 1)
    return RouteColumns(capacity: capacity, filled: kept, front: front)
  }
}
