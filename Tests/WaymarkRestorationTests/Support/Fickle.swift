import Waymark

/// Routes of which some cannot be written, and some are not equal to themselves.
enum Fickle: Route, Codable {
  case fine(Int)
  case unwritable(Int)
  case offset(Double)

  struct Refusal: Error, CustomStringConvertible {
    let description = "it refuses"
  }

  private struct Written: Codable {
    var number: Int?
    var offset: Double?
  }

  init(from decoder: any Decoder) throws {
    let written = try Written(from: decoder)
    self = written.number.map(Fickle.fine) ?? .offset(written.offset ?? 0)
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .fine(let number): try Written(number: number).encode(to: encoder)
    case .unwritable: throw Refusal()
    case .offset(let offset): try Written(offset: offset).encode(to: encoder)
    }
  }
}

/// A value that screens may keep, and that does not encode.
struct UnwritableValue: Codable, Sendable {
  init() {}

  init(from decoder: any Decoder) throws {}

  func encode(to encoder: any Encoder) throws { throw Fickle.Refusal() }
}
