import Testing
import Waymark
import WaymarkRestoration
import WaymarkTesting

@Suite("Random snapshots, whole and cut off at every byte")
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
}
