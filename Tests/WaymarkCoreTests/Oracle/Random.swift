import WaymarkCore
import WaymarkState

/// SplitMix64: small, quick, and the same on every machine.
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x2545_F491_4F6C_DD1D }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
  mutating func pick<T>(_ items: [T]) -> T { items[below(items.count)] }
}

/// A rule that does not hold.
struct Found: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// A page in several versions, which are one place; numbers repeat, so that equal routes meet.
struct Page: Route, CustomStringConvertible {
  let number: Int
  var version = 0

  var identity: Page { Page(number: number) }
  var description: String { version == 0 ? "p\(number)" : "p\(number)v\(version)" }
}

extension Tree<Place> {
  var ids: Set<EntryID> { Set(places().map(\.id)) }
}
