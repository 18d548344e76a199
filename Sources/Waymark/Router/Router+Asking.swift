extension Router {
  /// Asks for a navigation in the name of a screen.
  package func submit(from id: EntryID, _ intent: Intent<R>, _ options: NavigationOptions) -> Navigation {
    ask(for: intent, options, from: id)
  }

  /// Asks for the navigation of a link, whose pattern journals know it by.
  package func submit(openedBy pattern: String?, _ submit: () -> Navigation) -> Navigation {
    guard let tap, let pattern else { return submit() }
    return tap.noting(pattern, submit)
  }
}
