import Waymark
import WaymarkStorage

/// Reads the valid parts of a tree, and notes what was dropped.
struct SnapshotReader<R: Route & Codable> {
  var report = RestorationReport()
  let coder = SnapshotCoder()
  var saved: [ElementPosition: [String: SavedValue]] = [:]
  var detours: [ElementPosition: RouteTree<R>] = [:]
  private let fallback: RouteTree<R>
  /// The path of the tree that waits for a detour, with a dot; empty for the window's tree.
  private let prefix: String

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - fallback: What stands in for what cannot be kept.
  ///   - prefix: The path of the tree, with a dot.
  init(fallback: RouteTree<R>, prefix: String = "") {
    self.fallback = fallback
    self.prefix = prefix
  }

  /// Reads the tree.
  mutating func restoration(of tree: SnapshotValue) -> (snapshot: Snapshot<R>, report: RestorationReport) {
    let root = container(tree["root"], "\(prefix)root", .root, fallback.root, depth: 0)
    if root == nil { drop("\(prefix)root", .nothingKept, nil) }
    let modals = modals(of: tree["modals"])
    guard root != nil || !modals.isEmpty else {
      report.failure = .nothingKept
      return (Snapshot(fallback), report)
    }
    var snapshot = Snapshot(RouteTree(root ?? fallback.root, modals: modals), saved: saved)
    snapshot.detours = detours
    return (snapshot, report)
  }

  mutating func drop(_ path: String, _ reason: DroppedPart.Reason, _ value: SnapshotValue?) {
    report.drop(DroppedPart(path, reason, value))
  }

  /// Reads the tree that waits for the detour that a place stands for: all of it, or nothing.
  mutating func keepWanted(_ value: SnapshotValue?, _ position: ElementPosition, _ path: String) {
    // Nothing else waits for a tree that waits.
    guard let value, prefix.isEmpty else { return }
    var reader = SnapshotReader(fallback: fallback, prefix: "\(path).")
    let read = reader.restoration(of: value)
    if read.report.isComplete {
      detours[position] = read.snapshot.tree
    } else {
      let first = read.report.dropped.first
      drop(first?.path ?? path, first?.reason ?? .nothingKept, value)
    }
  }

  // MARK: Modals

  private mutating func modals(of value: SnapshotValue?) -> [Modal<R>] {
    guard let value, value != .null else { return [] }
    let path = "\(prefix)modals"
    guard let list = value.array else {
      drop(path, .malformed(expected: "a list of modals"), value)
      return []
    }
    var kept: [Modal<R>] = []
    for (index, item) in list.enumerated() {
      let modalPath = "\(path)[\(index)]"
      if let modal = modal(item, modalPath, layer: kept.count + 1) {
        kept.append(modal)
      } else if !item.isRetired {
        report.drop(list[(index + 1)...], above: modalPath, in: path)
        break
      }
    }
    return kept
  }

  private mutating func modal(_ value: SnapshotValue, _ path: String, layer: Int) -> Modal<R>? {
    guard let text = value["style"]?.string, let presentation = Presentation(modal: text) else {
      drop(path, .malformed(expected: "a modal with a style that is known"), value)
      return nil
    }
    guard let container = container(value, path, BranchPath(layer: layer), nil, depth: 0) else {
      drop(path, .nothingKept, nil)
      return nil
    }
    if presentation.description != text {
      drop(path, .malformed(expected: "detents that are known"), value["style"])
    }
    return Modal(presentation, container)
  }
}
