import Foundation
import Waymark
import WaymarkTesting

/// Random links, routes and tables that are the same in every run.
struct LinkRandom: RandomNumberGenerator {
  private var numbers: SplitMix

  init(seed: Int) { numbers = SplitMix(seed: UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9) }

  mutating func next() -> UInt64 { numbers.next() }

  mutating func element<Element>(_ elements: [Element], or other: Element) -> Element {
    elements.randomElement(using: &self) ?? other
  }

  mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  // MARK: Routes

  /// Text without what no link can say: an empty one, a segment of dots, NUL.
  mutating func text() -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...12, using: &self) {
      let scalar = UInt32.random(in: chance(2) ? 0x20...0x7E : 0x01...0x1_F9FF, using: &self)
      text.unicodeScalars.append(Unicode.Scalar(scalar) ?? "x")
    }
    return [".", ".."].contains(text) ? "dots" : text
  }

  /// Text that a rest may hold too.
  private mutating func restText() -> String {
    let text = text()
    return ModelClimb.goesUp([text]) ? "stays" : text
  }

  mutating func route() -> LinkRoute {
    let number = Int(truncatingIfNeeded: next())
    let isNegative = chance(2)
    switch Int.random(in: 0..<18, using: &self) {
    case 0: return .home
    case 1: return .users
    case 2: return .user(id: number)
    case 3: return .name(text())
    case 4: return .post(user: number, post: isNegative ? Int.min : Int.max)
    case 5: return .search(query: chance(4) ? "" : text(), page: isNegative ? nil : number)
    case 6: return .page(chance(3) ? 1 : number)
    case 7: return .tags((0..<Int.random(in: 0...3, using: &self)).map { _ in chance(4) ? "" : text() })
    case 8: return .file((0..<Int.random(in: 0...5, using: &self)).map { _ in restText() })
    case 9: return .order(chance(2) ? .newest : .oldest)
    case 10: return .version(Version(major: number, minor: 0))
    case 11: return .number(double())
    case 12: return .flag(isNegative)
    case 13: return .token(UUID())
    case 14: return .day(date())
    case 15: return .section(page: text(), section: isNegative ? nil : text())
    case 16: return .shop(isNegative ? .catalogue : .review(product: number, by: text()))
    default: return .raw(chance(4) ? "" : text())
    }
  }

  private mutating func double() -> Double {
    let double = Double(bitPattern: next())
    return double.isFinite ? double : 0
  }

  private mutating func date() -> Date {
    let whole = Double(Int.random(in: -63_000_000_000...252_000_000_000, using: &self))
    let fraction = chance(2) ? 0 : Double.random(in: 0..<1, using: &self)
    return Date(timeIntervalSinceReferenceDate: whole + fraction)
  }
}
