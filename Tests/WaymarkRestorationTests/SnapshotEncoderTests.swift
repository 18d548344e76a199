import Foundation
import Testing
import Waymark
import WaymarkRestoration

@testable import WaymarkStorage

@Suite("Values are written as JSONEncoder writes them, and no deeper than can be read")
struct SnapshotEncoderTests {
  private func expectSame(_ value: some Encodable, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let expected = try SnapshotParser.value(of: [UInt8](JSONEncoder().encode(value)), maximumDepth: 64)
    #expect(try SnapshotEncoder.encode(value) == expected, sourceLocation: sourceLocation)
  }

  @Test func plainValues() throws {
    try expectSame("a\"\\/\u{0}\u{1F98A}")
    try expectSame(true)
    try expectSame([1, 0.1, -0.0, 1e300, Double.leastNonzeroMagnitude, 2, 1e16])
    try expectSame([Float(0.1), 16_777_216, 3e38])
    try expectSame([Int.min, .max])
    try expectSame([UInt64.max])
    try expectSame([UInt8(255)])
    try expectSame([Int8(-128)] as [Int8?] + [nil])
    try expectSame(Int?.none)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func integersOf128Bits() throws {
    try expectSame([Int128.min, -1, 0, .max])
    try expectSame(["max": UInt128.max])
    let coder = SnapshotCoder()
    for number in [0, 7, UInt128.max] {
      #expect(try coder.decode([UInt128?].self, from: coder.encode([number, nil])) == [number, nil])
    }
  }

  @Test func foundationsValues() throws {
    try expectSame(Date(timeIntervalSinceReferenceDate: 12.5))
    try expectSame(Data([0, 255, 7]))
    try expectSame([URL(string: "https://example.com/a%20b?c=d")])
    try expectSame(["price": Decimal(string: "12.30"), "none": nil])
    try expectSame(UUID(uuidString: "0E3E2D31-6F5B-4E53-9A5E-2F5E1C0F2A11"))
  }

  @Test func valuesOfValues() throws {
    try expectSame([Spot.home, .item(id: 4), .note(title: "x"), .shop(.basket)])
    try expectSame(["b": [1], "a": []])
    try expectSame([3: "three", -1: "less"])
    try expectSame([[1, 2], [[3]].flatMap { $0 }])
    try expectSame([Spot.home: 1])
    try expectSame(Odd())
    try expectSame(Sub())
  }

  @Test(arguments: [63, 64, 65, 200, 5_000])
  func nestingEndsWhereItCannotBeReadAgain(_ depth: Int) throws {
    var nested = Nested.end
    // Each case is two levels of members.
    for _ in 0..<((depth - 1) / 2) { nested = .in(nested) }
    let value = Result { try SnapshotEncoder.encode(nested) }
    if depth <= 64 {
      #expect(try SnapshotCoder().decode(Nested.self, from: value.get()).depth == (depth - 1) / 2)
    } else {
      #expect(throws: EncodingError.self) { try value.get() }
    }
    // A value that stands for itself without end is no deeper in the file, and ends too.
    #expect(throws: EncodingError.self) { try SnapshotEncoder.encode(Endless()) }
  }
}

/// A value that encodes itself in unusual ways.
private struct Odd: Encodable {
  private enum Key: String, CodingKey { case list, members, again, superior, none }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    var list = members.nestedUnkeyedContainer(forKey: .list)
    try list.encode(1)
    try list.encodeNil()
    var inList = list.nestedContainer(keyedBy: Key.self)
    try inList.encode("x", forKey: .list)
    var listInList = list.nestedUnkeyedContainer()
    try listInList.encode(contentsOf: [true, false])
    _ = list.nestedUnkeyedContainer()
    var nested = members.nestedContainer(keyedBy: Key.self, forKey: .members)
    try nested.encodeNil(forKey: .none)
    var sameAgain = members.nestedContainer(keyedBy: Key.self, forKey: .members)
    try sameAgain.encode(2.5, forKey: .again)
    try members.encode(1, forKey: .again)
    try members.encode(2, forKey: .again)
    var same = encoder.container(keyedBy: Key.self)
    try 7.encode(to: same.superEncoder(forKey: .superior))
  }
}

private class Base: Encodable {
  var number = 1
}

private final class Sub: Base {
  private enum Key: CodingKey { case name }

  override func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode("sub", forKey: .name)
    try super.encode(to: members.superEncoder())
  }
}

private struct Endless: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self)
  }
}

private indirect enum Nested: Codable, Sendable {
  case end
  case `in`(Nested)

  var depth: Int {
    var depth = 0
    var nested = self
    while case .in(let inner) = nested {
      nested = inner
      depth += 1
    }
    return depth
  }
}
