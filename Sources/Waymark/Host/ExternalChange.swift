/// What the user has already done, which a host reports and nobody can refuse any more.
@nonexhaustive
public enum ExternalChange<R: Route>: Hashable, Sendable {
  /// The user left an entry and with it what is above it: swiped back, pulled a sheet down.
  ///
  /// For the root of a modal's own stack it is the modal, and the modals above it, that are gone.
  case closed(EntryID)
  /// The user picked the tab whose container is at a path of ``Router/shown``, where the host could not ask first.
  case selected(ContainerPath)
}
