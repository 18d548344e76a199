extension Router {
  func ensureOverrides() -> Overrides<R> {
    if let overrides { return overrides }
    let made = Overrides<R>()
    overrides = made
    return made
  }

  /// The navigation of higher priority, or the user's action, that a navigation which has waited would undo.
  func override(
    of navigation: Navigation<R>, _ intent: Intent<R>, _ change: ProposedChange<R>
  ) -> NavigationID? {
    overrides?.undone(by: navigation, intent, change, on: machine.tree)
  }

  /// A navigation is about to change the tree while others of lower priority wait.
  @usableFromInline
  func noteOverride(_ change: ProposedChange<R>, by navigation: Navigation<R>) {
    overrides?.note(change, on: machine.tree, by: navigation.id, navigation.options.priority)
  }

  /// The user has changed the tree while navigations of lower priority wait.
  func noteOverride(from old: EntryTree<R>, by id: NavigationID) {
    overrides?.note(from: old, to: machine.tree, by: id)
  }

  /// A navigation waits no more.
  @usableFromInline
  func forgetOverrides(of navigation: Navigation<R>) {
    overrides?.remove(navigation.id)
    if overrides?.isEmpty == true { overrides = nil }
  }
}
