import Testing
import WaymarkRestoration

/// Nothing takes the square of what a file or a user's text holds.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct SnapshotGrowthTests {
  @Test func membersThatAMigrationSets() {
    var value: SnapshotValue = [:]
    for number in 0..<100_000 { value["\(number)"] = 1 }
    #expect(value.members?.count == 100_000)
  }
}
