import Waymark
import WaymarkLinks

/// The route of a random table: the number of the link, and the texts of its values.
indirect enum ModelHit: Route {
  case link(Int, [[String]])
  /// A route of a table that is mounted.
  case mounted(ModelHit)
}

/// A type of the parameters of random tables, whose values can be made of the texts that they have.
protocol ModelValue: LinkValue {
  static func value(of texts: [String]) -> Self?
}

extension ModelValue where Self: LinkParameter {
  static func value(of texts: [String]) -> Self? { texts.count == 1 ? Self(linkText: texts[0]) : nil }
}

extension Int: ModelValue {}
extension UInt8: ModelValue {}
extension Bool: ModelValue {}
extension String: ModelValue {}

extension Optional: ModelValue where Wrapped: LinkParameter {
  static func value(of texts: [String]) -> Wrapped?? {
    guard let text = texts.first else { return .some(nil) }
    return Wrapped(linkText: text).map { .some($0) }
  }
}

extension Array: ModelValue where Element: LinkParameter {
  static func value(of texts: [String]) -> [Element]? {
    let values = texts.compactMap { Element(linkText: $0) }
    return values.count == texts.count ? values : nil
  }
}

/// A text that stands for no value of its type.
struct ModelMismatch: Error {}

/// The texts of a route's values, taken one value after the other.
struct ModelTexts {
  private var texts: [[String]]

  init(_ texts: [[String]]) { self.texts = texts }

  mutating func take<Value: ModelValue>(_ type: Value.Type) throws(ModelMismatch) -> Value {
    guard !texts.isEmpty, let value = type.value(of: texts.removeFirst()) else { throw ModelMismatch() }
    return value
  }
}
