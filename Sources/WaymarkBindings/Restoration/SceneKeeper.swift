package import Waymark

/// Keeps where the user is in a scene's storage, which holds texts, as long as somebody keeps this object.
@MainActor
package final class SceneKeeper<R: Route> {
  private weak var router: Router<R>?
  private var observation: Registration?
  private var format: (any SceneFormat<R>)?
  private var write: (@MainActor (String) -> Void)?

  package init() {}

  /// Goes where the storage says, and then keeps what comes after.
  ///
  /// Calling it once is enough. With another router than before nothing is read, because the storage holds
  /// the place of the other one.
  ///
  /// - Parameters:
  ///   - router: The router, which is not kept.
  ///   - kept: What is in the storage.
  ///   - format: How the snapshot is written and read.
  ///   - tree: What is shown if nothing can be read.
  ///   - onRestore: Hears what was read.
  ///   - write: Puts a text into the storage.
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

  /// Keeps where the user is, with what screens have kept though nobody navigated.
  package func keep() {
    guard let router, let text = format?.text(of: router.snapshot) else { return }
    write?(text)
  }

  deinit {
    MainQueue.release(&observation) { $0.cancel() }
    MainQueue.release(&write)
  }
}
