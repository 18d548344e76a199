/// The last push or present of a screen.
struct Opening<R: Route> {
  @Boxed var intent: Intent<R>
  let navigation: Navigation
}

extension Router {
  /// Pushes or presents something for a screen, once however often the screen asks for it.
  ///
  /// A button that is tapped twice before the screen has moved asks for the same again.
  ///
  /// - Parameters:
  ///   - id: The screen's entry, which is in the tree.
  ///   - intent: What to push or present.
  ///   - options: How to carry it out.
  /// - Returns: The navigation, or the last one of the screen where that asks for the same and is not over.
  func openOnce(from id: EntryID, _ intent: Intent<R>, _ options: NavigationOptions) -> Navigation {
    let observers = ensureObservers()
    if let last = observers.openings[id], last.intent.isSame(as: intent), stands(last.navigation, options) {
      return last.navigation
    }
    let navigation = Navigation(id: machine.nextNavigationID(), options: options, reference: reference)
    // Stored before it starts, because code that is called on the way may make the screen ask again.
    observers.openings[id] = Opening(intent: intent, navigation: navigation)
    navigation.ensureDetails().asker = id
    start(intent, navigation, from: id)
    return navigation
  }

  /// Submits an intent for a screen, which is only carried out if the screen is still there when it is
  /// decided.
  ///
  /// - Parameters:
  ///   - id: The screen's entry, which is in the tree.
  ///   - intent: What is asked for.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  package func submit(from id: EntryID, _ intent: Intent<R>, _ options: NavigationOptions) -> Navigation {
    let navigation = Navigation(id: machine.nextNavigationID(), options: options, reference: reference)
    start(intent, navigation, from: id)
    return navigation
  }

  private func start(_ intent: Intent<R>, _ navigation: Navigation, from id: EntryID) {
    navigation.ensureDetails().screen = id
    start(intent, navigation)
  }

  /// Whether the screen that asked for a navigation was removed before the navigation was decided.
  @usableFromInline
  func hasLostScreen(_ navigation: Navigation) -> Bool {
    guard let screen = navigation.details?.screen else { return false }
    return !hasEntry(screen)
  }

  /// Whether a navigation is undecided, or what it opened is in the tree.
  private func stands(_ navigation: Navigation, _ options: NavigationOptions) -> Bool {
    if navigation.isCommitted { return navigation.opened.map(hasEntry) ?? false }
    // A request of a higher priority does not share a navigation of a lower one.
    return navigation.currentOutcome == nil && navigation.options.priority >= options.priority
  }

  /// Forgets what a navigation opened, once it has returned a value or never will, unless it is still in the tree.
  func forgetOpening(of navigation: Navigation, by id: EntryID) {
    guard let observers, observers.openings[id]?.navigation === navigation,
      !(navigation.opened.map(hasEntry) ?? false)
    else { return }
    observers.openings[id] = nil
  }
}
