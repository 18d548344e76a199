package import Waymark

/// Tabs of the tree, as a tab view is bound to them.
@MainActor
package final class TabsModel<R: Route> {
  /// A tab and its container.
  package struct Tab: Identifiable {
    /// The key of the tab.
    package let id: R
    /// The contents of the tab.
    package let content: ContainerModel<R>
  }

  /// The tabs in the order shown.
  @Shown package private(set) var tabs: [Tab]

  /// The key of the selected tab.
  @Shown package private(set) var selection: R

  init(_ tabs: [Tab], selection: R) {
    _tabs = Shown(wrappedValue: tabs)
    _selection = Shown(wrappedValue: selection)
  }

  func show(_ tabs: [Tab], selection: R) {
    let isSame = self.tabs.elementsEqual(tabs) { $0.id == $1.id && $0.content.isSame(as: $1.content) }
    if !isSame { self.tabs = tabs }
    if self.selection != selection { self.selection = selection }
  }

  /// Makes views read the selection again, because they have written another one.
  func insist() { _selection.insist() }
}

extension BindingHost {
  func model(
    of tabs: RouteTabs<Entry<R>>, in old: ContainerModel<R>?, _ isInColumns: Bool
  ) -> TabsModel<R> {
    let oldTabs = if case .tabs(let kept)? = old { kept.tabs } else { [] as [TabsModel<R>.Tab] }
    let models = tabs.tabs.map { tab in
      let old = oldTabs.first { $0.id == tab.key }?.content
      let content = model(of: tab.container, in: old, isInColumns: isInColumns)
      return TabsModel<R>.Tab(id: tab.key, content: content)
    }
    guard case .tabs(let kept)? = old else { return TabsModel(models, selection: tabs.selectedKey) }
    kept.show(models, selection: tabs.selectedKey)
    return kept
  }
}
