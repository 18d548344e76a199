import Waymark
import WaymarkRestoration

extension SnapshotModel {
  /// Holds what a format reads against what the model says.
  ///
  /// - Parameters:
  ///   - bytes: Any bytes.
  ///   - format: The format that the model is of.
  /// - Returns: What differs, or `nil`.
  func problem(with bytes: [UInt8], of format: SnapshotFormat<R>) -> String? {
    let restoration = format.read(bytes, default: fallback)
    let outcome = read(bytes)
    let report = restoration.report
    let failure = report.failure.map(Self.name)
    guard failure == outcome.failure else {
      return "failure \(failure ?? "none"), not \(outcome.failure ?? "none")"
    }
    guard restoration.snapshot.tree == outcome.tree else {
      return "tree \(restoration.snapshot.tree), not \(outcome.tree)"
    }
    let dropped = report.dropped.map { "\($0.path): \(Self.name($0.reason))" }
    guard dropped == Array(outcome.dropped.prefix(RestorationReport.maximumListedCount)),
      dropped.count + report.unlistedCount == outcome.dropped.count
    else { return "dropped \(dropped) and \(report.unlistedCount), not \(outcome.dropped)" }
    return problem(saved: restoration.snapshot.saved, outcome)
      ?? problem(writing: restoration, outcome, format)
  }

  private func problem(
    saved: [ElementPosition: [String: SavedValue]], _ outcome: Outcome
  ) -> String? {
    guard Set(saved.keys) == Set(outcome.saved.keys) else {
      return "saved at \(saved.keys), not at \(outcome.saved.keys)"
    }
    for (position, values) in saved {
      guard case .object(let members)? = outcome.saved[position],
        Set(values.keys) == Set(members.map(\.name))
      else { return "saved \(values.keys) at \(position)" }
    }
    return nil
  }

  /// What was read is written, read again whole, and written as the same bytes.
  private func problem(
    writing restoration: Restoration<R>, _ outcome: Outcome, _ format: SnapshotFormat<R>
  ) -> String? {
    var omissions: [SnapshotError] = []
    guard let bytes = try? format.write(restoration.snapshot, onOmission: { omissions.append($0) }) else {
      return "what was read cannot be written"
    }
    // What stands in for what was lost can be more than there may be.
    guard omissions.isEmpty else {
      return omissions.allSatisfy(Self.isTooMany) ? nil : "what was read is left out: \(omissions)"
    }
    let again = read(bytes)
    guard again.failure == nil, again.dropped.isEmpty, again.tree == outcome.tree else {
      return "what was written is read as \(again)"
    }
    guard again.saved == outcome.saved else { return "what was saved changed to \(again.saved)" }
    let second = format.read(bytes, default: fallback)
    guard second.report.isComplete, (try? format.write(second.snapshot)) == bytes else {
      return "what was read again is written otherwise"
    }
    return nil
  }

  private static func isTooMany(_ error: SnapshotError) -> Bool {
    if case .tooMany = error { true } else { false }
  }

  private static func name(_ failure: SnapshotFailure) -> String {
    switch failure {
    case .noFile: "noFile"
    case .unreadable: "unreadable"
    case .tooLarge: "tooLarge"
    case .empty: "empty"
    case .notJSON: "notJSON"
    case .foreign: "foreign"
    case .newer: "newer"
    case .newerShape: "newerShape"
    case .migrationFailed: "migrationFailed"
    case .nothingKept: "nothingKept"
    @unknown default: "\(failure)"
    }
  }

  private static func name(_ reason: DroppedPart.Reason) -> String {
    switch reason {
    case .unknownRoute: "unknownRoute"
    case .above(let path): "above \(path)"
    case .malformed: "malformed"
    case .nothingKept: "nothingKept"
    case .repeatedKey: "repeatedKey"
    case .retired: "retired"
    case .tooMany: "tooMany"
    @unknown default: "\(reason)"
    }
  }
}
