import Waymark

/// The writes of tab views.
extension BindingHost {
  /// A tab view writes its selection: the user tapped a tab, and the router is asked.
  ///
  /// A tap on the selected tab writes the same value again, as views do that repeat what they were told.
  ///
  /// - Parameters:
  ///   - key: The key of the tab.
  ///   - tabs: The model that the tab view is bound to.
  package func write(selection key: R, to tabs: TabsModel<R>) {
    let isSelected = key == tabs.selection
    let isEcho =
      isSelected
      ? request != nil || !waits.isEmpty || timer.now - lastChange < writeDelay
      : request?.leftTab.map { $0.tabs === tabs && $0.key == key } ?? false
    guard mayWrite, !isEcho, let index = tabs.tabs.firstIndex(where: { $0.id == key }),
      let path = place(of: tabs)?.appending(branch: index)
    else {
      // Views have already gone to another tab, of which nothing may be seen.
      return isSelected ? () : insist { tabs.insist() }
    }
    if !isSelected { pickedTab = LastSeen(tabs.tabs[index].content.visible.model) }
    router?.host.tapTab(at: path)
    if tabs.selection != key { insist { tabs.insist() } }
  }
}
