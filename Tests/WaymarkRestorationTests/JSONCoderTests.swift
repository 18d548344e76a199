import Testing

@testable import WaymarkStorage

@Suite("Values are written no deeper than can be read")
struct JSONCoderTests {
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func integersOf128Bits() throws {
    for number in [0, 7, UInt128.max] {
      #expect(try JSONCoder.decode([UInt128?].self, from: JSONCoder.encode([number, nil])) == [number, nil])
    }
  }

  @Test(arguments: [63, 64, 65, 200])
  func nestingEndsWhereItCannotBeReadAgain(_ depth: Int) throws {
    var nested = Nested.end
    // Each case is two levels of members.
    for _ in 0..<((depth - 1) / 2) { nested = .in(nested) }
    let value = Result { try JSONCoder.encode(nested) }
    if depth <= 64 {
      #expect(try JSONCoder.decode(Nested.self, from: value.get()).depth == (depth - 1) / 2)
    } else {
      #expect(throws: JSONParser.Fault.self) { try value.get() }
    }
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
