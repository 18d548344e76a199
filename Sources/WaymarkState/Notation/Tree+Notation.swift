// How trees read in logs and in the messages of failed tests. How a route reads is left to the caller, since it is found by
// reflection, which Embedded Swift lacks.

extension Tree {
  func notation(_ route: (Element.R) -> String) -> String {
    ([root.notation(route)] + modals.map { $0.notation(route) }).joined(separator: " ")
  }
}

extension Container {
  func notation(_ route: (Element.R) -> String) -> String {
    switch self {
    case .stack(let stack): stack.notation(route)
    case .tabs(let tabs): tabs.notation(route)
    case .columns(let columns): columns.notation(route)
    }
  }

  /// What stands in the brackets or braces of what holds the container.
  func inside(_ route: (Element.R) -> String) -> String {
    guard case .stack(let stack) = self else { return notation(route) }
    return stack.elements.notation(route)
  }
}

extension RouteStack {
  func notation(_ route: (Element.R) -> String) -> String { "[\(elements.notation(route))]" }
}

extension RouteTabs {
  func notation(_ route: (Element.R) -> String) -> String {
    let all = tabs.enumerated().map { index, tab in
      tab.notation(route, mark: index == selectedIndex ? "*" : "")
    }
    return "(\(all.joined(separator: " | ")))"
  }
}

extension RouteTab {
  func notation(_ route: (Element.R) -> String, mark: String = "") -> String {
    "\(route(key))\(mark): \(container.notation(route))"
  }
}

extension RouteColumns {
  func notation(_ route: (Element.R) -> String) -> String {
    let columns = filled.enumerated().map { index, column in
      "\(column.inside(route))\(index == front ? "*" : "")"
    }
    let empty = Array(repeating: ".", count: places - count)
    return "[\((columns + empty).joined(separator: "|"))]"
  }
}

extension Modal {
  func notation(_ route: (Element.R) -> String) -> String {
    let inside = container.inside(route)
    return style == .sheet ? "{\(inside)}" : "{\(style.rawValue): \(inside)}"
  }
}

extension Sequence where Element: TreeElement {
  /// The routes of the places with spaces between them.
  func notation(_ route: (Element.R) -> String) -> String {
    map { route($0.route) }.joined(separator: " ")
  }
}
