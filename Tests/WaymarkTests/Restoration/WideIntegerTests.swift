import Testing
import Waymark

@Suite("Routes with integers of 128 bits")
struct WideIntegerTests {
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private struct Account: Route, Codable {
    var number: UInt128
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func theyAreWrittenAndReadAsFoundationDoes() throws {
    let format = SnapshotFormat<Account>()
    let tree = RouteTree(Account(number: .max), Account(number: 5))
    var problems: [SnapshotError] = []
    let bytes = try format.write(Snapshot(tree)) { problems.append($0) }
    #expect(problems.isEmpty)
    #expect(format.read(bytes, default: RouteTree(Account(number: 0))).snapshot.tree == tree)
  }
}
