/// What a screen has pushed or presented last.
struct Opening<R: Route> {
  let intent: Intent<R>
  let navigation: Navigation<R>
}

extension Router {
  /// Has a screen push or present something, which it does once however often it is asked.
  ///
  /// A button that is tapped twice before the screen has moved asks for the same again.
  ///
  /// - Parameters:
  ///   - id: The screen's entry, which is in the tree.
  ///   - intent: What to push or present.
  ///   - options: How to carry it out.
  /// - Returns: The navigation, or the last one of the screen where that asks for the same and is not over.
  func openOnce(from id: EntryID, _ intent: Intent<R>, _ options: NavigationOptions) -> Navigation<R> {
    let observers = ensureObservers()
    if let last = observers.openings[id], last.intent.isSame(as: intent), stands(last.navigation, options) {
      return last.navigation
    }
    let navigation = Navigation(id: machine.nextNavigationID(), options: options, reference: reference)
    // Known before it begins: whoever is called on its way may have the screen ask again.
    observers.openings[id] = Opening(intent: intent, navigation: navigation)
    navigation.ensureDetails().asker = id
    start(intent, navigation, from: id)
    return navigation
  }

  /// Has a screen ask for something, which is done only where the screen is still there when it is decided.
  ///
  /// - Parameters:
  ///   - id: The screen's entry, which is in the tree.
  ///   - intent: What is asked for.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  func submit(from id: EntryID, _ intent: Intent<R>, _ options: NavigationOptions) -> Navigation<R> {
    let navigation = Navigation(id: machine.nextNavigationID(), options: options, reference: reference)
    start(intent, navigation, from: id)
    return navigation
  }

  private func start(_ intent: Intent<R>, _ navigation: Navigation<R>, from id: EntryID) {
    navigation.ensureDetails().screen = id
    start(intent, navigation)
  }

  /// Whether the screen that asks for a navigation has gone before that was decided.
  @usableFromInline
  func hasLostScreen(_ navigation: Navigation<R>) -> Bool {
    guard let screen = navigation.details?.screen else { return false }
    return !hasEntry(screen)
  }

  /// Whether a navigation has not been decided, or what it has opened is in the tree.
  private func stands(_ navigation: Navigation<R>, _ options: NavigationOptions) -> Bool {
    if navigation.isCommitted { return navigation.opened.map(hasEntry) ?? false }
    // What is wanted more urgently does not wait with what is wanted less.
    return navigation.currentOutcome == nil && navigation.options.priority >= options.priority
  }

  /// What a navigation opened has returned something or never will: it is not kept for the screen that asked for it, unless
  /// it is there.
  func forgetOpening(of navigation: Navigation<R>, by id: EntryID) {
    guard let observers, observers.openings[id]?.navigation === navigation,
      !(navigation.opened.map(hasEntry) ?? false)
    else { return }
    observers.openings[id] = nil
  }
}
