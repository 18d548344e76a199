import Waymark

/// The writes of tab views.
extension BindingHost {
  /// A tab view writes its selection: the user tapped a tab, and the router is asked.
  ///
  /// - Parameters:
  ///   - key: The key of the tab.
  ///   - tabs: The model that the tab view is bound to.
  package func write(selection key: R, to tabs: TabsModel<R>) {
    guard key != tabs.selection else { return goToRoot(of: key, in: tabs) }
    let isOld = request?.leftTab.map { $0.tabs === tabs && $0.key == key } ?? false
    guard mayWrite, !isOld, let index = tabs.tabs.firstIndex(where: { $0.id == key }),
      let place = layers.place(where: { $0.identity == ObjectIdentifier(tabs) })
    else {
      return insist(tabs)
    }
    pickedTab = LastSeen(tabs.tabs[index].content.visible.model)
    router?.select(place.path.appending(branch: index))
    if tabs.selection != key { insist(tabs) }
  }

  /// Leaves the tab that views have already gone to, with nothing of it to be seen.
  private func insist(_ tabs: TabsModel<R>) {
    lastChange = timer.now
    transact(false) { tabs.insist() }
  }

  /// The user tapped the selected tab, which by convention leads to the root of its stack, if views have not
  /// just repeated what they were told.
  private func goToRoot(of key: R, in tabs: TabsModel<R>) {
    guard mayWrite, request == nil, !isBusyWithUser, timer.now - lastChange >= writeDelay,
      case .stack(let stack)? = tabs.tabs.first(where: { $0.id == key })?.content, isOnTop(stack),
      !stack.path.isEmpty
    else { return }
    router?.pop(to: stack.root.id)
  }
}
