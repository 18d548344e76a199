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
  /// - Complexity: O(*n* · *m*), where *n* is the length of the link and *m* that of all patterns.
  public func explanation(for url: String, from source: LinkSource = .outside) -> LinkExplanation {
    table.explanation(for: url, from: source) { $0.doubts.first }
  }

  /// The table that the manifest describes, as far as it is known.
  var table: LinkTable<ManifestRoute> {
    LinkTable(
      storage: LinkStorage(
        links.enumerated().map { number, entry in entry.link(number) },
        origins: LinkOrigins(schemes: schemes, hosts: hosts, appSchemes: appSchemes), limits: limits,
        rest: rest))
  }
}

/// The route of a link of a manifest: the link's number, and what the manifest does not know about it.
struct ManifestRoute: Route {
  let number: Int
  var doubts: [String] = []
}

extension LinkManifest.Entry {
  func link(_ number: Int) -> Link<ManifestRoute> {
    let readings = parameters.map(\.reading)
    let condition = isConditional ? ["its condition, which a manifest does not know, has to hold."] : []
    let body = LinkBody<ManifestRoute>(
      parser: {
        { reader, text, slot in
          var doubts: [String] = []
          for reading in readings {
            guard let found = reading(&reader, text) else { return false }
            doubts += found
          }
          slot.append(ManifestRoute(number: number, doubts: doubts + condition))
          return true
        }
      },
      print: { _, _ in nil }, types: parameters.map(\.linkType), isConditional: isConditional, constant: nil,
      example: { _ in nil })
    var link = Link(pattern, body: body)
    link.isInternal = isInternal
    link.isRetired = isRetired
    link.isHierarchical = isHierarchical
    link.rest = rest
    link.limits = limits
    return link
  }
}

extension LinkManifest.Parameter {
  /// Reads a parameter: returns what remains in doubt, or `nil` if the text is not a value of the type.
  typealias Reading = @Sendable (inout LinkReader, Span<UInt8>) -> [String]?

  /// The type, if it is one that this library reads.
  private var standardType: (any LinkParameter.Type)? { isStandard ? StandardParameter.named(type) : nil }

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
    { reader, text in
      do throws(LinkMismatch) {
        return doubts(try V.read(from: &reader, in: text))
      } catch {
        return nil
      }
    }
  }

  /// The texts that a type of the app takes are not known here, except for those that the table lists.
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
