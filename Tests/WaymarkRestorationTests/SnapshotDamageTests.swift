import Testing
import Waymark
import WaymarkRestoration
import WaymarkTesting

@Suite("Snapshots cut off and changed at every byte")
struct SnapshotDamageTests {
  private let format = SnapshotFormat<Spot>(
    version: 2, migrations: [SnapshotMigration(from: 1) { $0.renameCase("product", to: "item") }])
  private static let fallback = RouteTree<Spot>(.signIn)

  @Test(arguments: 1...6)
  func whatIsWrittenReadsAsTheSameSnapshot(_ seed: UInt64) throws {
    var random = SnapshotSamples(seed: seed)
    for _ in 0..<50 {
      let snapshot = random.snapshot()
      let bytes = try format.write(snapshot)
      let restoration = format.read(bytes, default: Self.fallback)
      #expect(restoration.snapshot.tree == snapshot.tree)
      #expect(restoration.report.isComplete)
      #expect(try format.write(restoration.snapshot) == bytes)
    }
  }

  @Test(arguments: 1...4)
  func aSnapshotCutOffAnywhereGivesTheDefaultTree(_ seed: UInt64) throws {
    var random = SnapshotSamples(seed: seed)
    let bytes = try format.write(random.snapshot())
    for count in 0..<bytes.count {
      let restoration = format.read(Array(bytes[..<count]), default: Self.fallback)
      #expect(restoration.snapshot.tree == Self.fallback)
      #expect(restoration.report.failure != nil)
    }
  }

  @Test(arguments: 1...4)
  func aSnapshotChangedAnywhereGivesAValidTreeAndAReport(_ seed: UInt64) throws {
    var random = SnapshotSamples(seed: seed)
    let bytes = try format.write(random.snapshot())
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= UInt8(1 << random.number(below: 8))
      try check(format.read(changed, default: Self.fallback))
      changed.remove(at: index)
      try check(format.read(changed, default: Self.fallback))
    }
  }

  /// Whatever was read can be shown, and written again without a loss.
  private func check(_ restoration: Restoration<Spot>) throws {
    let again = format.read(try format.write(restoration.snapshot), default: Self.fallback)
    #expect(again.snapshot.tree == restoration.snapshot.tree)
    #expect(again.report.isComplete)
    if restoration.report.failure != nil { #expect(restoration.snapshot.tree == Self.fallback) }
    #expect(!restoration.report.description.isEmpty)
  }
}
