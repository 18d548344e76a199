public import WaymarkLinks

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension LinkTable {
  /// Explains which link takes a text, which links it beats, and why the others do not take it.
  ///
  /// - Parameters:
  ///   - url: A URL, a path that begins with a slash, or a query or fragment alone, which means the path `/`.
  ///   - source: Who opens it.
  /// - Returns: The explanation, whose winner makes the route that `route(for:from:)` returns.
  /// - Complexity: O(*n* · *m*) for each link that takes the text, where *n* is the length of the text and *m*
  ///   that of all patterns.
  public func explanation(for url: String, from source: LinkSource = .outside) -> LinkExplanation {
    let links = declared.enumerated().map { number, link in link.numbered(number) }
    return LinkExplainer(
      links: links, schemes: rules.origins.schemeNames, hosts: rules.origins.hostNames,
      appSchemes: rules.origins.appSchemeNames, limits: rules.limits, rest: rules.rest,
      plusIsSpace: rules.plusIsSpace
    ).explanation(for: url, from: source)
  }
}

extension LinkManifest {
  /// Explains which link of the manifest takes a text, which links it beats, and why the others do not take
  /// it.
  ///
  /// The explanation is the one that the manifest's table gives, with one exception. A manifest does not know
  /// the conditions of links, nor which texts a type of the app's own takes. The verdict for a link that
  /// depends on those is ``LinkExplanation/Verdict/mayTake`` or ``LinkExplanation/Verdict/mayRefuse``.
  ///
  /// - Parameters:
  ///   - url: A URL, a path that begins with a slash, or a query or fragment alone, which means the path `/`.
  ///   - source: Who opens it.
  /// - Returns: The explanation.
  /// - Complexity: O(*n* · *m*) for each link that takes the text, where *n* is the length of the text and *m*
  ///   that of all patterns.
  public func explanation(for url: String, from source: LinkSource = .outside) -> LinkExplanation {
    explainer.explanation(for: url, from: source)
  }

  /// The table that the manifest describes, as far as it is known.
  var table: LinkTable<NumberedRoute> { explainer.table(of: explainer.links, rest: rest) }

  private var explainer: LinkExplainer {
    LinkExplainer(
      links: links.enumerated().map { number, entry in entry.link(number) }, schemes: schemes, hosts: hosts,
      appSchemes: appSchemes, limits: limits, rest: rest)
  }
}

/// The number of a link, and why it is not certain that the link takes the text.
struct NumberedRoute: Route {
  let number: Int
  var doubts: [String] = []
}

extension Link {
  /// The link with its number for a route.
  fileprivate func numbered(_ number: Int) -> Link<NumberedRoute> {
    let body = body
    return Link<NumberedRoute>(
      self,
      body: .reading(body.types, isConditional: body.isConditional) { texts, count throws(LinkMismatch) in
        _ = try body.make(texts, &count)
        return NumberedRoute(number: number)
      })
  }
}

extension LinkManifest.Entry {
  fileprivate func link(_ number: Int) -> Link<NumberedRoute> {
    let readings = parameters.map(\.reading)
    let condition = isConditional ? ["its condition, which a manifest does not know, has to hold."] : []
    var link = Link<NumberedRoute>(
      pattern,
      body: .reading(parameters.map(\.linkType), isConditional: isConditional) {
        texts, count throws(LinkMismatch) in
        var doubts: [String] = []
        for reading in readings {
          doubts += try reading(texts[count])
          count += 1
        }
        return NumberedRoute(number: number, doubts: doubts + condition)
      })
    (link.isInternal, link.isHierarchical, link.isRetired) = (isInternal, isHierarchical, isRetired)
    (link.rest, link.limits) = (rest, limits)
    return link
  }
}

extension LinkBody<NumberedRoute> {
  /// The body of a link that is read and never printed.
  fileprivate static func reading(
    _ types: [LinkType], isConditional: Bool,
    _ make: @escaping @Sendable ([[String]], inout Int) throws(LinkMismatch) -> NumberedRoute
  ) -> Self {
    LinkBody(types: types, isConditional: isConditional, print: { _, _ in nil }, make: make)
  }
}

extension LinkManifest.Parameter {
  /// Reads a parameter: returns what remains in doubt.
  fileprivate typealias Reading = @Sendable (_ texts: [String]) throws(LinkMismatch) -> [String]

  /// The types that links read themselves, by the names that manifests have for them.
  private static let standardTypes: [String: any LinkParameter.Type] = {
    let types: [any LinkParameter.Type] = [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
      UInt32.self, UInt64.self, Double.self, Float.self, Bool.self, String.self, UUID.self, Date.self,
    ]
    return Dictionary(uniqueKeysWithValues: types.map { ($0.linkType.name, $0) })
  }()

  /// Whether links read a type themselves; a type of the app's own may have the same name.
  static func isStandard(_ type: LinkType) -> Bool {
    standardTypes[type.name].map { ObjectIdentifier($0) } == type.id
  }

  /// The type, if links read it themselves.
  private var standardType: (any LinkParameter.Type)? { isStandard ? Self.standardTypes[type] : nil }

  fileprivate var linkType: LinkType {
    guard let standardType else {
      return LinkType(
        id: ObjectIdentifier(UnknownText.self), name: type, presence: presence, example: example,
        takesAnyText: takesAnyText, accepts: { _ in true })
    }
    return standardType.linkType.with(presence)
  }

  fileprivate var reading: Reading {
    guard let standardType else { return unknownReading }
    return Self.reading(standardType, presence)
  }

  private static func reading<P: LinkParameter>(_ type: P.Type, _ presence: LinkType.Presence) -> Reading {
    switch presence {
    case .required: reading(P.self) { _ in [] }
    case .optional: reading(P?.self) { _ in [] }
    case .repeated: reading([P].self) { _ in [] }
    }
  }

  private static func reading<V: LinkValue>(
    _ type: V.Type, _ doubts: @escaping @Sendable (V) -> [String]
  ) -> Reading {
    { texts throws(LinkMismatch) in doubts(try V(linkTexts: texts)) }
  }

  /// Reads a text of a type that the app declares, of which a manifest knows the listed texts alone.
  private var unknownReading: Reading {
    let parameter = self
    let doubts: @Sendable (String) -> [String] = { text in
      guard !parameter.takesAnyText, parameter.allowed.isEmpty, text != parameter.example,
        text != parameter.defaultText
      else { return [] }
      return ["\"\(text)\" has to be a text of \(parameter.type), which a manifest does not know."]
    }
    switch presence {
    case .required: return Self.reading(UnknownText.self) { doubts($0.text) }
    // Without text it is missing, whatever the type is.
    case .optional:
      return Self.reading(UnknownText?.self) { $0.map { $0.text.isEmpty ? [] : doubts($0.text) } ?? [] }
    case .repeated: return Self.reading([UnknownText].self) { $0.flatMap { doubts($0.text) } }
    }
  }
}

/// A text that a type of an app's own may take.
private struct UnknownText: LinkParameter {
  let text: String

  init?(linkText text: String) { self.text = text }

  var linkText: String { text }
}
