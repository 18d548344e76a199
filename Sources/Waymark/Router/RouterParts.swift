import WaymarkCore

/// All that an app and its host have given a router; a router that is let go on any thread lets go of it on the main actor.
@MainActor
final class RouterParts<R: Route> {
  var links: (any LinkOpener<R>)?
  let misuse: MisuseLog
  var adapter: HostAdapter<R>?
  var records: [EntryID: ScreenRecord] = [:]
  var listeners: RouterListeners<R>?
  /// Those who are told of changes, beside the views that observe the router.
  let changes = Listeners<Void>()
  let savedChanges = Listeners<Void>()
  /// The number of guards that were added, which is the name of one without a name.
  var guardCount = 0
  /// The wishes to recheck whenever something changes.
  var watches: [(watch: ChangeWatch, registration: Registration)] = []
  /// Those who want the last snapshot of a router that is let go.
  let endings = Listeners<Void>()
  var history: (any RouterHistory)?
  /// The conditions of guards of places.
  var conditions: [GuardNumber: @MainActor (R) -> Bool] = [:]

  init(_ configuration: RouterConfiguration<R>) {
    links = configuration.links
    misuse = MisuseLog(configuration.log)
  }

  func end() {
    endings.tell(())
    listeners?.end()
    adapter?.tasks.cancel()
    for record in records.values { record.abandon() }
  }
}

extension Router {
  /// Where links lead, for the links that the system opens.
  public var links: (any LinkOpener<R>)? {
    get { parts.links }
    set { _ = exchange(&parts.links, with: newValue) }
  }

  var adapter: HostAdapter<R>? {
    get { parts.adapter }
    // The host may do something as it is released.
    set { _ = exchange(&parts.adapter, with: newValue) }
  }

  var listeners: RouterListeners<R>? { parts.listeners }
  var savedChanges: Listeners<Void> { parts.savedChanges }
  var misuse: MisuseLog { parts.misuse }
}
