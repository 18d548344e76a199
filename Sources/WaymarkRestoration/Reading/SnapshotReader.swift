import Waymark
import WaymarkStorage

/// Reads the valid parts of a tree, and notes what was dropped.
struct SnapshotReader<R: Route & Codable> {
  var report = RestorationReport()
  let coder = SnapshotCoder()
  var allowance: SnapshotAllowance
  var saved: [(position: ElementPosition, values: [String: SavedValue])] = []
  var detours: [ElementPosition: RouteTree<R>] = [:]
  private let fallback: RouteTree<R>
  private let limits: SnapshotLimits
  /// Whether it reads the tree that waits for a detour.
  ///
  /// Nothing else waits for that tree.
  private var isWanted = false

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - fallback: What stands in for what cannot be kept.
  ///   - limits: How much there may be.
  init(fallback: RouteTree<R>, limits: SnapshotLimits) {
    self.fallback = fallback
    self.limits = limits
    allowance = SnapshotAllowance(limits)
  }

  /// Reads the tree.
  mutating func restoration(of tree: SnapshotValue) -> (snapshot: Snapshot<R>, report: RestorationReport) {
    let root = container(tree["root"], .root, .root, fallback.root, depth: 0)
    if root == nil { drop(.root, .nothingKept, nil) }
    let modals = modals(of: tree["modals"])
    guard root != nil || !modals.isEmpty else {
      report.failure = .nothingKept
      return (Snapshot(fallback), report)
    }
    let values = Dictionary(saved.map { ($0.position, $0.values) }) { _, later in later }
    var snapshot = Snapshot(RouteTree(root ?? fallback.root, modals: modals), saved: values)
    snapshot.detours = detours
    return (snapshot, report)
  }

  mutating func drop(
    _ path: SnapshotPath, _ reason: DroppedPart.Reason, _ value: SnapshotValue?
  ) {
    report.drop(DroppedPart(path, reason, value))
  }

  /// Reads the tree that waits for the detour that a place stands for: all of it, or nothing.
  mutating func keepWanted(_ value: SnapshotValue?, _ position: ElementPosition, _ path: SnapshotPath) {
    guard let value, !isWanted else { return }
    var reader = SnapshotReader(fallback: fallback, limits: limits)
    reader.allowance = allowance
    reader.isWanted = true
    let read = reader.restoration(of: value)
    let path = path.appending(.place(position.index)).appending(.wanted)
    guard read.report.isComplete else {
      let first = read.report.dropped.first
      let place = first.map { "\(path).\($0.path)" } ?? path.description
      report.drop(DroppedPart(place, first?.reason ?? .nothingKept, value))
      return
    }
    allowance = reader.allowance
    detours[position] = read.snapshot.tree
  }

  // MARK: Modals

  private mutating func modals(of value: SnapshotValue?) -> [Modal<R>] {
    guard let value, value != .null else { return [] }
    guard let list = value.array else {
      drop(SnapshotPath([.modal(0)]), .malformed(expected: "a list of modals"), value)
      return []
    }
    var kept: [Modal<R>] = []
    for (index, item) in list.enumerated() {
      if let modal = modal(item, index) {
        kept.append(modal)
        continue
      }
      report.drop(
        list[(index + 1)...], above: SnapshotPath([.modal(index)]), path: { SnapshotPath([.modal($0)]) })
      break
    }
    return kept
  }

  private mutating func modal(_ value: SnapshotValue, _ index: Int) -> Modal<R>? {
    let path = SnapshotPath([.modal(index)])
    if let limit = allowance.takeModal() {
      drop(path, .tooMany(limit: limit), value)
      return nil
    }
    guard let text = value["style"]?.string, let presentation = Presentation(modal: text) else {
      drop(path, .malformed(expected: "a modal with a style that is known"), value)
      return nil
    }
    // Modals are kept from the lowest up without a gap, so a modal keeps its layer.
    guard let container = container(value, path, BranchPath(layer: index + 1), nil, depth: 0) else {
      drop(path, .nothingKept, nil)
      return nil
    }
    if presentation.description != text {
      drop(path, .malformed(expected: "detents that are known"), value["style"])
    }
    return Modal(presentation, container)
  }
}
