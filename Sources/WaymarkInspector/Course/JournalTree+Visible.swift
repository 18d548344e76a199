extension JournalTree {
  /// The place that the user sees: the top of the stack in front.
  package var visiblePlace: JournalPlace? { (modals.last?.container ?? root).visiblePlace }
}

extension JournalContainer {
  fileprivate var visiblePlace: JournalPlace? {
    switch self {
    case .stack(let places): places.last
    case .tabs(let tabs, let selected):
      tabs.indices.contains(selected) ? tabs[selected].container.visiblePlace : nil
    case .columns(let columns, _, let front):
      columns.indices.contains(front) ? columns[front].visiblePlace : nil
    }
  }
}

extension RouteText {
  /// The name of a route without its values: `shop.product` in `shop.product(id: 5)`.
  package static func name(in text: String) -> String {
    let name = text.prefix { $0 != "(" }
    return name.isEmpty ? text : String(name)
  }
}
