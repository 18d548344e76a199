#if GTK && canImport(CGTK4)
  import Waymark

  /// A step under way: the stack that moves, and what is left to do at its end.
  @MainActor
  final class Movement<R: Route> {
    let request: PendingRequest<R>
    let pager: Pager

    /// The entries whose screens go when it has ended.
    let removed: [EntryID]

    init(_ pager: Pager, _ acknowledgement: Acknowledgement<R>, removed: [EntryID]) {
      request = PendingRequest(acknowledgement)
      self.pager = pager
      self.removed = removed
    }
  }
#endif
