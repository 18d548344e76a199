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
  package var cause: NavigationCause? { extras?.cause }

  /// The pattern of the link that is opened.
  package var link: String? { extras?.link }

  /// The same options with a cause.
  ///
  /// - Parameters:
  ///   - cause: Why the router is asked.
  ///   - link: The pattern of the link that is opened.
  /// - Returns: The options.
  package func caused(by cause: NavigationCause, link: String? = nil) -> NavigationOptions {
    var options = self
    options.extras = Extras(transition: transition, info: info, cause: cause, link: link)
    return options
  }
}
