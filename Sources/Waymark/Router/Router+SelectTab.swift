import WaymarkCore

extension Router {
  /// Selects the tab, or brings the column to the front, whose container is at a path of ``shown``.
  @discardableResult
  public func select(_ path: BranchPath, options: NavigationOptions = .standard) -> Navigation {
    ask(for: .selectTab(at: path, in: shown ?? tree), options)
  }
}

extension Intent {
  package static func selectTab(at path: BranchPath, in tree: EntryTree<R>) -> Intent {
    BranchAddress(path, in: tree).map(selecting) ?? .selectTab(keys: [], modal: nil)
  }

  package static func selecting(_ address: BranchAddress<R>) -> Intent {
    let keys = address.keys.compactMap { key -> R? in if case .tab(let key) = key { key } else { nil } }
    return keys.count == address.keys.count ? .selectTab(keys: keys, modal: address.modal) : .focus(address)
  }
}
