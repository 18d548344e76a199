/// The text that a link prints around those of its parameters, encoded once for all.
struct LinkTemplate: Sendable {
  private enum Piece: Sendable {
    /// Segments as they are, each with a slash in front, and the beginning of the parameter behind them.
    case literal(String)
    case parameter
    /// The rest of the path: one text with slashes in it, or an array of segments.
    case rest(isText: Bool)
  }

  private struct Item: Sendable {
    let parameter: Int
    let key: String
    let defaultText: String?
  }

  private enum Fragment: Sendable {
    case none
    case parameter
    case literal(String)
  }

  private static let queryKept: StaticString = "/:@,"

  private var path: [Piece] = []
  private let parameterCount: Int
  private let fixedItems: String
  private let items: [Item]
  private let fragment: Fragment

  /// Makes the template of a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - types: The types of its parameters.
  init(_ pattern: LinkPattern, types: [LinkType]) {
    let restIsText = zip(pattern.parameters, types).contains { $0.place == .rest && $1.presence != .repeated }
    var literal = ""
    for segment in pattern.segments {
      switch segment {
      case .literal(let bytes):
        literal += "/" + Self.encoded(bytes)
      case .parameter(let prefix):
        path += [.literal(literal + "/" + Self.encoded(prefix)), .parameter]
        literal = ""
      case .rest(isNamed: true):
        path += [.literal(literal), .rest(isText: restIsText)]
        literal = ""
      case .rest(isNamed: false):
        literal += "/*"
      }
    }
    if !literal.isEmpty { path.append(.literal(literal)) }
    parameterCount = pattern.parameters.count
    fixedItems = pattern.fixedItems.map { item in
      PercentEncoding.encode(item.key) + (item.value.map { "=" + PercentEncoding.encode($0) } ?? "")
    }.joined(separator: "&")
    items = pattern.parameters.enumerated().compactMap { index, parameter in
      guard case .query(let key) = parameter.place else { return nil }
      return Item(parameter: index, key: PercentEncoding.encode(key), defaultText: parameter.defaultText)
    }
    if let fixed = pattern.fixedFragment {
      fragment = .literal("#" + PercentEncoding.encode(fixed, keeping: Self.queryKept))
    } else {
      fragment = pattern.parameters.last?.place == .fragment ? .parameter : .none
    }
  }

  /// The link with the texts of its parameters filled in, without scheme and host.
  ///
  /// - Parameter texts: The texts of each parameter, not encoded.
  /// - Returns: The link, or `nil` if a text has no place in it.
  func text(_ texts: [[String]]) -> String? {
    guard texts.count == parameterCount else { return nil }
    var link = ""
    var next = 0
    for piece in path {
      switch piece {
      case .literal(let text):
        link += text
      case .parameter:
        guard let text = texts[next].first, !text.isEmpty else { return nil }
        PercentEncoding.append(text, to: &link)
        next += 1
      case .rest(let isText):
        // An array is a segment an element; a text alone says its slashes itself.
        for text in texts[next] where !(isText && text.isEmpty) {
          link += "/"
          PercentEncoding.append(text, keeping: isText ? "/" : "", to: &link)
        }
      }
    }
    if link.isEmpty { link = "/" }
    appendQuery(texts, to: &link)
    switch fragment {
    case .none: break
    case .literal(let text): link += text
    case .parameter:
      guard let text = texts.last?.first else { break }
      link += "#"
      PercentEncoding.append(text, keeping: Self.queryKept, to: &link)
    }
    return link
  }

  private func appendQuery(_ texts: [[String]], to link: inout String) {
    if items.isEmpty, fixedItems.isEmpty { return }
    var separator = "?"
    if !fixedItems.isEmpty {
      link += separator + fixedItems
      separator = "&"
    }
    for item in items {
      let values = texts[item.parameter]
      if let text = item.defaultText, values.count == 1, values[0] == text { continue }
      for value in values {
        link += separator
        link += item.key
        link += "="
        PercentEncoding.append(value, keeping: Self.queryKept, to: &link)
        separator = "&"
      }
    }
  }

  private static func encoded(_ literal: [UInt8]) -> String {
    literal.split(separator: PercentEncoding.encodedSlash, omittingEmptySubsequences: false)
      .map { PercentEncoding.encode(String(decoding: $0, as: UTF8.self), keeping: "!$'()+,;=@") }
      .joined(separator: "%2F")
  }
}

extension Link {
  /// The link with the texts of its parameters filled in, without scheme and host; `nil` if a text has no place in it.
  package func printed(_ texts: [[String]]) -> String? {
    LinkTemplate(pattern, types: body.types).text(texts)
  }
}
