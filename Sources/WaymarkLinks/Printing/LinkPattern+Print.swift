extension LinkPattern {
  /// The link with the texts of its parameters filled in, without scheme and host.
  ///
  /// - Parameters:
  ///   - texts: The texts of each parameter, not encoded.
  ///   - restIsText: Whether the rest of the path is one text with slashes in it, and not an array of segments.
  /// - Returns: The link, or `nil` if a text has no place in it.
  func text(_ texts: [[String]], restIsText: Bool) -> String? {
    guard texts.count == parameters.count else { return nil }
    var next = 0
    var path: [String] = []
    for segment in segments {
      switch segment {
      case .literal(let bytes):
        path.append(Self.encoded(bytes))
      case .parameter(let prefix):
        guard let text = texts[next].first, !text.isEmpty else { return nil }
        path.append(Self.encoded(prefix) + PercentEncoding.encode(text))
        next += 1
      case .rest(isNamed: true):
        // An array is a segment an element; a text alone says its slashes itself.
        let keepsSlashes = restIsText
        path += texts[next].filter { !(keepsSlashes && $0.isEmpty) }.map {
          PercentEncoding.encode($0, keeping: keepsSlashes ? "/" : "")
        }
      case .rest(isNamed: false):
        path.append("*")
      }
    }
    return "/" + path.joined(separator: "/") + queryText(texts) + fragmentText(texts)
  }

  private func queryText(_ texts: [[String]]) -> String {
    var items = fixedItems.map { item in
      PercentEncoding.encode(item.key) + (item.value.map { "=" + PercentEncoding.encode($0) } ?? "")
    }
    for (parameter, texts) in zip(parameters, texts) {
      guard case .query(let key) = parameter.place, texts != parameter.defaultText.map({ [$0] }) else {
        continue
      }
      items += texts.map { PercentEncoding.encode(key) + "=" + PercentEncoding.encode($0, keeping: "/:@,") }
    }
    return items.isEmpty ? "" : "?" + items.joined(separator: "&")
  }

  private func fragmentText(_ texts: [[String]]) -> String {
    if let fixedFragment { return "#" + PercentEncoding.encode(fixedFragment, keeping: "/:@,") }
    guard parameters.last?.place == .fragment, let text = texts.last?.first else { return "" }
    return "#" + PercentEncoding.encode(text, keeping: "/:@,")
  }

  private static func encoded(_ literal: [UInt8]) -> String {
    literal.split(separator: PercentEncoding.encodedSlash, omittingEmptySubsequences: false)
      .map { PercentEncoding.encode(String(decoding: $0, as: UTF8.self), keeping: "!$'()+,;=@") }
      .joined(separator: "%2F")
  }
}
