import Waymark
import WaymarkLinks

extension ModelLink {
  /// The link of a table, with as many parameters as it has, each of its own type.
  ///
  /// - Parameter prefix: The parameters of the prefixes that it stands under.
  /// - Returns: The link.
  func link(behind prefix: [Parameter]) -> Link<ModelHit> {
    let link = Self.build(self, (prefix + parameters).map(\.kind.type)[...])
    return isInternal ? link.internalOnly() : link
  }

  /// Adds the types one after the other, as types that only the running program knows: there are too many lists of them to compile
  /// each.
  private static func build<each P: ModelValue>(
    _ link: ModelLink, _ next: ArraySlice<any ModelValue.Type>, _ types: repeat (each P).Type
  ) -> Link<ModelHit> {
    guard let type = next.first else { return finish(link, repeat each types) }
    return add(type, link, next.dropFirst(), repeat each types)
  }

  private static func add<Added: ModelValue, each P: ModelValue>(
    _ type: Added.Type, _ link: ModelLink, _ next: ArraySlice<any ModelValue.Type>,
    _ types: repeat (each P).Type
  ) -> Link<ModelHit> {
    build(link, next, repeat each types, type)
  }

  private static func finish<each P: ModelValue>(
    _ link: ModelLink, _ types: repeat (each P).Type
  ) -> Link<ModelHit> {
    let number = link.number
    let texts: @Sendable (repeat each P) -> [[String]] = { (values: repeat each P) in
      var texts: [[String]] = []
      repeat texts.append((each values).linkTexts)
      return texts
    }
    let make: @Sendable (repeat each P) -> ModelHit = { (values: repeat each P) in
      .link(number, texts(repeat each values))
    }
    if link.hasCondition {
      return Link(
        link.pattern, make, where: { (values: repeat each P) in condition(texts(repeat each values)) })
    }
    return Link(
      link.pattern, make,
      extracting: { hit -> (repeat each P)? in
        guard case .link(number, let texts) = hit else { return nil }
        var queue = ModelTexts(texts)
        do throws(ModelMismatch) {
          return (repeat try queue.take((each P).self))
        } catch {
          return nil
        }
      })
  }
}

extension ModelLink.Kind {
  fileprivate var type: any ModelValue.Type {
    switch self {
    case .int: Int.self
    case .small: UInt8.self
    case .flag: Bool.self
    case .text: String.self
    case .maybeInt: Int?.self
    case .maybeText: String?.self
    case .ints: [Int].self
    case .texts: [String].self
    }
  }
}
