package import Waymark

/// Writes a snapshot of the router to a scene's storage after every navigation, as long as this object is kept.
@MainActor
package final class SceneKeeper<R: Route> {
  private weak var router: Router<R>?
  private var observation: Registration?
  private var format: (any SceneFormat<R>)?
  private var write: (@MainActor (String) -> Void)?

  package init() {}

  /// Restores the snapshot in the storage, and writes a new one after every navigation from then on.
  ///
  /// Further calls for the same router do nothing. A call for another router reads nothing, because the storage
  /// holds a snapshot of the router before.
  ///
  /// - Parameters:
  ///   - router: The router, which is not kept.
  ///   - kept: The text in the storage.
  ///   - format: The format of the snapshot.
  ///   - tree: The tree for a text that cannot be read.
  ///   - onRestore: Gets the report of the reading.
  ///   - write: Writes a text to the storage.
  package func begin<Format: SceneFormat<R>>(
    _ router: Router<R>, kept: String?, format: Format, default tree: RouteTree<R>,
    onRestore: @MainActor (Format.Report) -> Void, write: @escaping @MainActor (String) -> Void
  ) {
    guard self.router !== router || observation == nil else { return }
    let isFirst = observation == nil
    observation?.cancel()
    self.router = router
    self.format = format
    self.write = write
    if isFirst, let kept {
      let (snapshot, report) = format.snapshot(in: kept, default: tree)
      onRestore(report)
      router.restore(snapshot)
    }
    observation = router.didNavigate { [weak self] _ in self?.keep() }
  }

  /// Writes a snapshot, with the values that screens have saved since the last navigation.
  package func keep() {
    guard let router, let text = format?.text(of: router.snapshot) else { return }
    write?(text)
  }

  deinit {
    MainQueue.release(&observation) { $0.cancel() }
    MainQueue.release(&write)
  }
}
