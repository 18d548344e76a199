import Waymark
import WaymarkRestoration

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What reading a snapshot's file has to come to, said as plainly as the documentation says it.
///
/// It shares nothing with the reader but the types of trees, and does not care how long it takes.
struct SnapshotModel<R: Route & Codable>: Sendable {
  /// A migration: what becomes of a route, by the version that is read.
  typealias Migration = @Sendable (SnapshotModelValue) -> SnapshotModelValue?

  var version = 1
  var migrations: [Int: Migration] = [:]
  var limits = SnapshotLimits()
  let fallback: RouteTree<R>

  /// What comes out.
  struct Outcome {
    var tree: RouteTree<R>
    var saved: [ElementPosition: SnapshotModelValue] = [:]
    var dropped: [String] = []
    var failure: String?
  }

  func read(_ bytes: [UInt8]) -> Outcome {
    var outcome = Outcome(tree: fallback)
    guard let (tree, retired) = tree(in: bytes, &outcome.failure) else { return outcome }
    var reading = Reading(model: self)
    reading.dropped = retired
    let root = reading.container(tree.member("root"), "root", .root, fallback.root, depth: 0)
    if root == nil { reading.dropped.append("root: nothingKept") }
    let modals = reading.modals(tree.member("modals"))
    outcome.dropped = reading.dropped
    if root == nil && modals.isEmpty {
      outcome.failure = "nothingKept"
    } else {
      outcome.tree = RouteTree(root ?? fallback.root, modals: modals)
      outcome.saved = reading.saved
    }
    return outcome
  }

  /// The tree as this version has it, with what migrations took out.
  private func tree(in bytes: [UInt8], _ failure: inout String?) -> (SnapshotModelValue, [String])? {
    failure = bytes.isEmpty ? "empty" : bytes.count > limits.byteCount ? "tooLarge" : nil
    if failure != nil { return nil }
    failure = "notJSON"
    guard let file = SnapshotModelText.value(of: bytes) else { return nil }
    failure = "foreign"
    guard let shape = file.member("snapshot")?.integer else { return nil }
    if shape > 1 {
      failure = "newerShape"
      return nil
    }
    guard let written = file.member("version")?.integer else { return nil }
    if written > version {
      failure = "newer"
      return nil
    }
    guard var tree = file.member("tree"), case .object = tree else { return nil }
    failure = nil
    var retired: [String] = []
    for older in migrations.keys.sorted() where older >= written {
      if let migration = migrations[older] { tree = Self.migrated(tree, &retired, migration) }
    }
    return (tree, retired)
  }

  /// A route that this build knows.
  func route(_ value: SnapshotModelValue) -> R? {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    guard let route = try? decoder.decode(R.self, from: Data(value.plain.text.utf8)), route == route else {
      return nil
    }
    return route
  }
}
