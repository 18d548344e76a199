import Waymark

extension Tree {
  /// The keys of the tabs that are in no columns.
  package var keys: [Element.R] {
    var keys: [Element.R] = []
    func add(_ container: Container<Element>) {
      guard case .tabs(let tabs) = container else { return }
      for tab in tabs.tabs {
        keys.append(tab.key)
        add(tab.container)
      }
    }
    add(root)
    for modal in modals { add(modal.container) }
    return keys
  }
}
