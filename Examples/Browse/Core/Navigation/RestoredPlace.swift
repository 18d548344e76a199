import Foundation
import Waymark
import WaymarkRestoration

/// Where the user left the browser, kept from one run to the next.
@MainActor
final class RestoredPlace {
  /// How it is written.
  ///
  /// Renaming a route needs another version, and a migration that reads an older file.
  static let format = SnapshotFormat<BrowseRoute>(version: 1)

  /// Why the user is not where the browser was left, or will not be the next time.
  private(set) var problem: String?

  private let store: SnapshotStore<BrowseRoute>

  init(folder: URL) {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    store = SnapshotStore(path: folder.appendingPathComponent("place.json").path, format: Self.format)
    store.onProblem = { [weak self] in self?.problem = "Where you are cannot be kept: \($0)." }
  }

  /// Goes where the browser was left, and keeps where the user is from then on.
  ///
  /// - Parameters:
  ///   - router: A router without a host, so that nothing else is shown first.
  ///   - isRestored: Whether to go on where the browser was left.
  func follow(_ router: Router<BrowseRoute>, restoring isRestored: Bool) {
    if isRestored {
      let restoration = store.load(default: router.tree.routes)
      var snapshot = restoration.snapshot
      // Questions and notices are not asked and told a second time.
      if let first = snapshot.tree.modals.firstIndex(where: { $0.root.isPassing }) {
        snapshot.tree.modals.removeSubrange(first...)
      }
      router.restore(snapshot)
      let report = restoration.report
      if !report.isComplete, report.failure != .noFile {
        problem = "Not everything is as you left it. \(report)"
      }
    }
    store.follow(router)
  }

  /// Writes where the user is.
  ///
  /// - Returns: Why it cannot be written.
  func end() -> String? {
    do {
      try store.flush()
      return nil
    } catch {
      return "Where you were cannot be kept: \(error)."
    }
  }
}

extension Browser {
  /// Goes where the browser was left if that is wanted, and keeps where the user is from now on.
  ///
  /// Call it before a host is attached.
  package func keepPlace(in folder: URL, restoring isRestored: Bool) {
    let place = RestoredPlace(folder: folder)
    place.follow(router, restoring: isRestored)
    self.place = place
  }
}
