extension Router {
  /// Makes a navigation of lower priority respect what others do from now on, because it is not carried out at
  /// once.
  func keepToOverrides(_ navigation: Navigation) {
    guard navigation.options.priority < .user else { return }
    let overrides = overrides ?? Overrides<R>()
    self.overrides = overrides
    overrides.add(navigation.id)
  }

  /// The navigation of higher priority, or the user's action, that a navigation which has waited would undo.
  func override(
    of navigation: Navigation, _ intent: Intent<R>, _ change: ProposedChange<R>
  ) -> NavigationID? {
    overrides?.undone(by: navigation, intent, change, on: treeWithoutQuestion)
  }

  /// Notes that a navigation is about to change the tree while others of lower priority wait.
  @usableFromInline
  func noteOverride(_ change: ProposedChange<R>, by navigation: Navigation) {
    overrides?.note(change, on: machine.tree, by: navigation.id, navigation.options.priority)
  }

  /// Notes that the user has changed the tree while navigations of lower priority wait.
  func noteOverride(from old: EntryTree<R>, by id: NavigationID) {
    overrides?.note(from: old, to: machine.tree, by: id)
  }

  /// Notes that a navigation does not wait any more.
  @usableFromInline
  func forgetOverrides(of navigation: Navigation) {
    overrides?.remove(navigation.id)
    if overrides?.isEmpty == true { overrides = nil }
  }
}
