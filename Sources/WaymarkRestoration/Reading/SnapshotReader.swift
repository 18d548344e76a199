import Waymark

/// Reads the valid parts of a tree, and notes what was dropped.
final class SnapshotReader<R: Route & Codable>: TreeReader {
  private var report: RestorationReport
  private var saved: [ElementPosition: [String: SavedValue]] = [:]
  private var detours: [ElementPosition: Snapshot<R>] = [:]
  private let fallback: RouteTree<R>
  /// The path of the tree that waits for a detour, with a dot; empty for the window's tree.
  private let prefix: String

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - fallback: What stands in for what cannot be kept.
  ///   - prefix: The path of the tree, with a dot.
  ///   - unmatched: The cases that migrations have not found.
  init(fallback: RouteTree<R>, prefix: String = "", unmatched: [String] = []) {
    self.fallback = fallback
    self.prefix = prefix
    report = RestorationReport(unmatched: unmatched)
  }

  /// Reads the tree.
  func restoration(of value: JSONValue) -> (snapshot: Snapshot<R>, report: RestorationReport) {
    guard let tree = tree(value, prefix: prefix, standIn: fallback) else {
      report.failure = .nothingKept
      return (Snapshot(fallback), report)
    }
    var snapshot = Snapshot(tree, saved: saved)
    snapshot.detours = detours
    return (snapshot, report)
  }

  func drop(_ place: String, _ reason: DroppedPart.Reason, _ value: JSONValue?) {
    report.drop(DroppedPart(place, reason, value))
  }

  func retired(_ value: JSONValue) -> JSONValue? { value["retired"] }

  func element(_ value: JSONValue, at position: ElementPosition, _ place: String) -> R? {
    guard let route = key(value["route"], at: position.path, place) else { return nil }
    keepSaved(value["saved"], position, "\(place).saved")
    keepWanted(value["wanted"], position, "\(place).wanted")
    return route
  }

  func key(_ value: JSONValue?, at path: BranchPath, _ place: String) -> R? {
    guard let value else {
      drop(place, .malformed(expected: "a route"), nil)
      return nil
    }
    do {
      return try JSONCoder.route(R.self, from: value)
    } catch {
      drop(place, .unknownRoute(JSONCoder.account(of: error)), value)
      return nil
    }
  }

  private func keepSaved(_ value: JSONValue?, _ position: ElementPosition, _ place: String) {
    guard let value else { return }
    guard let members = value.members else {
      drop(place, .malformed(expected: "saved values by name"), value)
      return
    }
    if !members.isEmpty { saved[position] = members.mapValues { SavedValue(json: $0) } }
  }

  /// Reads the tree that waits for the detour that a place stands for: all of it, or nothing.
  private func keepWanted(_ value: JSONValue?, _ position: ElementPosition, _ place: String) {
    // Nothing else waits for a tree that waits.
    guard let value, prefix.isEmpty else { return }
    let read = SnapshotReader(fallback: fallback, prefix: "\(place).").restoration(of: value)
    if read.report.isComplete {
      detours[position] = read.snapshot
    } else {
      let first = read.report.dropped.first
      drop(first?.path ?? place, first?.reason ?? .nothingKept, value)
    }
  }
}
