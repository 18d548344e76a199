import Testing
import Waymark
import WaymarkRestoration

@testable import WaymarkStorage

/// Each would take many minutes if every part copied those before it.
@Suite("What is written part by part costs what it is, and no more", .timeLimit(.minutes(30)))
struct SnapshotGrowthTests {
  private let count = 100_000

  @Test func aLongList() throws {
    #expect(try SnapshotEncoder.encode(Long(count: count, isList: true)).array?.count == count)
  }

  @Test func manyMembers() throws {
    #expect(try SnapshotEncoder.encode(Long(count: count, isList: false)).members?.count == count)
  }

  @Test func membersThatAMigrationSets() {
    var value: SnapshotValue = [:]
    for number in 0..<count { value["\(number)"] = 1 }
    #expect(value.members?.count == count)
  }
}

private struct Long: Encodable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  let count: Int
  let isList: Bool

  func encode(to encoder: any Encoder) throws {
    if isList {
      var list = encoder.unkeyedContainer()
      for number in 0..<count { try list.encode(number) }
    } else {
      var members = encoder.container(keyedBy: Key.self)
      for number in 0..<count { try members.encode(number, forKey: Key(stringValue: "\(number)")) }
    }
  }
}
