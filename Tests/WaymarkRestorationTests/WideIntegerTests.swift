import Foundation
import Testing

@testable import Waymark
@testable import WaymarkRestoration

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

  /// Encodes itself in each of the ways that there are.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private struct Numbers: Codable, Hashable {
    var one: Int128
    var none: UInt128?
    var many: [Int128]
    var pair: Pair
    var named: [String: UInt128]
    var single: Single

    /// Elements whose type the container is told, as an array's are not.
    struct Pair: Codable, Hashable {
      var low: Int128
      var high: UInt128

      init(low: Int128, high: UInt128) {
        self.low = low
        self.high = high
      }

      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        low = try container.decode(Int128.self)
        high = try container.decode(UInt128.self)
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(low)
        try container.encode(high)
      }
    }

    struct Single: Codable, Hashable {
      var number: UInt128

      init(_ number: UInt128) { self.number = number }

      init(from decoder: any Decoder) throws {
        number = try decoder.singleValueContainer().decode(UInt128.self)
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(number)
      }
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test(arguments: [nil, 0, 7, UInt128.max]) func theyAreWrittenWhereverTheyAre(_ number: UInt128?) throws {
    let numbers = Numbers(
      one: .min, none: number, many: [.min, -1, 0, .max], pair: .init(low: .min, high: .max),
      named: ["max": .max], single: .init(.max))
    let coder = SnapshotCoder()
    let written = try coder.encode(numbers)
    #expect(written["one"] == .number("-170141183460469231731687303715884105728"))
    #expect(written["single"] == .number("340282366920938463463374607431768211455"))
    #expect(try coder.decode(Numbers.self, from: written) == numbers)
    let foundation = try JSONEncoder().encode(numbers)
    #expect(try JSONDecoder().decode(Numbers.self, from: foundation) == numbers)
    let parsed = try SnapshotParser.value(of: Array(foundation), maximumDepth: 8)
    #expect(try coder.decode(Numbers.self, from: parsed) == numbers)
  }
}
