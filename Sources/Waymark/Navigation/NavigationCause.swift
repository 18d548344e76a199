/// Why the router goes somewhere, for guards, for screens that would be left, and for observers of arrivals.
@nonexhaustive
public enum NavigationCause: Hashable, Sendable {
  /// The first tree is on the screen.
  case start
  /// The app asked the router.
  case app
  /// A screen asked by its context.
  case screen(EntryID)
  /// A link was opened.
  case link
  /// A snapshot was restored.
  case restore
  /// A guard wants something done first, and the detour opens.
  case `guard`
  /// The history was travelled.
  case travel
  /// The user did it, and the host reported it.
  case user
}

extension NavigationOptions {
  /// Why the router is asked; by whom it is asked if `nil`.
  package var cause: NavigationCause? {
    get { extras?.cause }
    set { extras = Extras(transition: transition, info: info, cause: newValue) }
  }

  /// The same options with a cause.
  package func caused(by cause: NavigationCause) -> NavigationOptions {
    var options = self
    options.cause = cause
    return options
  }
}
