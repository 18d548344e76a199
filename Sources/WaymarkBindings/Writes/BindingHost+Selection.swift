import Waymark

/// The writes of tab views.
extension BindingHost {
  /// Asks the router for what a tap on a tab means, because a tab view writes its selection.
  ///
  /// A tap on the selected tab writes the selected key. An echo of the last change does so too.
  ///
  /// - Parameters:
  ///   - key: The key of the tab.
  ///   - tabs: The model that the tab view is bound to.
  package func write(selection key: R, to tabs: TabsModel<R>) {
    let isSelected = key == tabs.selection
    // The tab view has gone to another tab, and must leave it before it draws.
    defer { insist(unless: tabs.selection == key) { tabs.insist() } }
    let isEcho =
      isSelected
      ? request != nil || !waits.isEmpty || timer.now - lastChange < writeDelay
      : request?.leftTab.map { $0.tabs === tabs && $0.key == key } ?? false
    guard mayWrite, !isEcho, let index = tabs.tabs.firstIndex(where: { $0.id == key }),
      let path = place(of: tabs)?.appending(branch: index)
    else { return }
    if !isSelected { pickedTab = LastSeen(tabs.tabs[index].content.visible.model) }
    router?.host.tapTab(at: path)
  }
}
