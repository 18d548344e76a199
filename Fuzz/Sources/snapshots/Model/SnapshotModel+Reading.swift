import Waymark

extension SnapshotModel {
  /// One reading: what was dropped so far, and how much there was.
  struct Reading {
    let model: SnapshotModel
    var dropped: [String] = []
    var saved: [ElementPosition: SnapshotModelValue] = [:]
    private var places = 0
    private var tabs = 0

    init(model: SnapshotModel) {
      self.model = model
    }

    /// Modals are kept from the lowest up to the first of which nothing can be kept.
    mutating func modals(_ value: SnapshotModelValue?) -> [Modal<R>] {
      guard let value, value != .null else { return [] }
      guard let list = value.elements else {
        dropped.append("modals[0]: malformed")
        return []
      }
      var kept: [Modal<R>] = []
      for index in list.indices {
        guard let modal = modal(list[index], index) else {
          for above in list.indices where above > index {
            dropped.append("modals[\(above)]: above modals[\(index)]")
          }
          break
        }
        kept.append(modal)
      }
      return kept
    }

    private mutating func modal(_ value: SnapshotModelValue, _ index: Int) -> Modal<R>? {
      let path = "modals[\(index)]"
      if index >= model.limits.modalCount {
        dropped.append("\(path): tooMany")
        return nil
      }
      let presentations: [String: Presentation] = [
        "sheet": .sheet, "fullScreen": .fullScreen, "popover": .popover, "alert": .alert,
      ]
      guard case .string(let name)? = value.member("style"), let presentation = presentations[name] else {
        dropped.append("\(path): malformed")
        return nil
      }
      guard let container = container(value, path, BranchPath(layer: index + 1), nil, depth: 0) else {
        dropped.append("\(path): nothingKept")
        return nil
      }
      return Modal(presentation, container)
    }

    mutating func container(
      _ value: SnapshotModelValue?, _ path: String, _ position: BranchPath, _ fallback: Container<R>?,
      depth: Int
    ) -> Container<R>? {
      let parts = ["stack", "tabs"].compactMap { value?.member($0) }
      if parts.count(where: { $0.elements != nil }) == 1 {
        // Beside it is what is neither.
        dropped += parts.filter { $0 != .null && $0.elements == nil }.map { _ in "\(path): malformed" }
      }
      switch (value?.member("stack")?.elements, value?.member("tabs")?.elements) {
      case (let stack?, nil):
        return self.stack(stack, path, position)
      case (nil, let list?) where depth < 8:
        return tabs(list, value?.member("selected"), path, position, fallback, depth: depth)
      default:
        dropped.append("\(path): malformed")
        return nil
      }
    }

    /// A stack is kept up to the first route that is not known.
    private mutating func stack(
      _ list: [SnapshotModelValue], _ path: String, _ position: BranchPath
    ) -> Container<R>? {
      if list.isEmpty { dropped.append("\(path): malformed") }
      var routes: [R] = []
      for index in list.indices {
        let place = "\(path).stack[\(index)]"
        var problem = "tooMany"
        var route: R?
        if places < model.limits.placeCount {
          places += 1
          route = list[index].member("route").flatMap(model.route)
          problem = list[index].member("route") == nil ? "malformed" : "unknownRoute"
        }
        guard let route else {
          dropped.append("\(place): \(problem)")
          for above in list.indices where above > index {
            dropped.append("\(path).stack[\(above)]: above \(place)")
          }
          break
        }
        keepSaved(list[index].member("saved"), ElementPosition(path: position, index: index), place)
        routes.append(route)
      }
      return RouteStack(elements: routes).map(Container.stack)
    }

    private mutating func keepSaved(
      _ value: SnapshotModelValue?, _ position: ElementPosition, _ place: String
    ) {
      guard let value else { return }
      guard case .object(let members) = value.plain else {
        dropped.append("\(place).saved.: malformed")
        return
      }
      for member in members where member.value.depth > 64 {
        dropped.append("\(place).saved.\(member.name): malformed")
      }
      let kept = members.filter { $0.value.depth <= 64 }
      if !kept.isEmpty { saved[position] = .object(kept) }
    }

    /// Tabs are kept one by one, and fall back to the default tree's.
    private mutating func tabs(
      _ list: [SnapshotModelValue], _ selected: SnapshotModelValue?, _ path: String,
      _ position: BranchPath,
      _ fallback: Container<R>?, depth: Int
    ) -> Container<R>? {
      var kept: [RouteTab<R>] = []
      for index in list.indices {
        let tabPath = "\(path).tabs[\(index)]"
        guard tabs < model.limits.tabCount else {
          dropped.append("\(tabPath): tooMany")
          continue
        }
        tabs += 1
        guard let key = list[index].member("key").flatMap(model.route) else {
          dropped.append("\(tabPath): \(list[index].member("key") == nil ? "malformed" : "unknownRoute")")
          continue
        }
        guard !kept.contains(where: { $0.key == key }) else {
          dropped.append("\(tabPath): repeatedKey")
          continue
        }
        var standIn: Container<R>?
        if case .tabs(let others)? = fallback { standIn = others.tabs.first { $0.key == key }?.container }
        let inner = container(
          list[index], tabPath, position.appending(branch: kept.count), standIn, depth: depth + 1)
        if inner == nil { dropped.append("\(tabPath): nothingKept") }
        if let container = inner ?? standIn { kept.append(RouteTab(key, container)) }
      }
      if list.isEmpty { dropped.append("\(path): malformed") }
      let key = selected.flatMap(model.route)
      let isThere = kept.contains { $0.key == key }
      if selected != nil && selected != .null && !isThere { dropped.append("\(path): malformed") }
      return RouteTabs(checking: kept, selectedKey: isThere ? key : nil).map(Container.tabs)
    }
  }
}
