/// A link of a random table, as plain data.
struct ModelLink: Hashable, Sendable {
  /// The type of a parameter.
  enum Kind: CaseIterable, Sendable {
    case int, small, flag, text, maybeInt, maybeText, ints, texts
  }

  struct Parameter: Hashable, Sendable {
    let name: String
    let kind: Kind
    /// The texts that it may have; any if empty.
    var allowed: [String] = []
    var defaultText: String?
  }

  enum Segment: Hashable, Sendable {
    case literal(String)
    case parameter(prefix: String, Parameter)
    case rest(Parameter?)
  }

  enum Item: Hashable, Sendable {
    case parameter(key: String, Parameter)
    case fixed(key: String, value: String?)
  }

  enum Fragment: Hashable, Sendable {
    case parameter(Parameter)
    case fixed(String)
  }

  let number: Int
  var segments: [Segment]
  var items: [Item] = []
  var fragment: Fragment?
  var isInternal = false
  /// Whether the texts of its values have to be an even number of bytes together.
  var hasCondition = false

  /// The parameters in the order of the pattern.
  var parameters: [Parameter] {
    segments.compactMap(\.parameter) + items.compactMap(\.parameter) + [fragment?.parameter].compactMap { $0 }
  }

  static func condition(_ texts: [[String]]) -> Bool {
    texts.joined().reduce(0) { $0 + $1.utf8.count }.isMultiple(of: 2)
  }
}

extension ModelLink.Segment {
  var parameter: ModelLink.Parameter? {
    switch self {
    case .literal: nil
    case .parameter(_, let parameter): parameter
    case .rest(let parameter): parameter
    }
  }
}

extension ModelLink.Item {
  var parameter: ModelLink.Parameter? {
    if case .parameter(_, let parameter) = self { parameter } else { nil }
  }

  var key: String {
    switch self {
    case .parameter(let key, _), .fixed(let key, _): key
    }
  }
}

extension ModelLink.Fragment {
  var parameter: ModelLink.Parameter? { if case .parameter(let parameter) = self { parameter } else { nil } }
}

// MARK: As it is written in a table

extension ModelLink {
  var pattern: String {
    let items = items.map(\.pattern)
    let query = items.isEmpty ? "" : "?" + items.joined(separator: "&")
    let fragment =
      switch fragment {
      case .parameter(let parameter)?: "#" + parameter.pattern
      case .fixed(let text)?: "#" + Self.encoded(text)
      case nil: ""
      }
    return Self.path(segments) + query + fragment
  }

  static func path(_ segments: [Segment]) -> String {
    "/" + segments.map(\.pattern).joined(separator: "/")
  }

  static func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      let isPlain = (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
      return isPlain ? String(Unicode.Scalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }
}

extension ModelLink.Segment {
  fileprivate var pattern: String {
    switch self {
    case .literal(let text): ModelLink.encoded(text)
    case .parameter(let prefix, let parameter): ModelLink.encoded(prefix) + parameter.pattern
    case .rest(let parameter): (parameter.map { ":\($0.name)" } ?? "") + "*"
    }
  }
}

extension ModelLink.Item {
  fileprivate var pattern: String {
    switch self {
    case .parameter(let key, let parameter): "\(ModelLink.encoded(key))=\(parameter.pattern)"
    case .fixed(let key, let value):
      ModelLink.encoded(key) + (value.map { "=" + ModelLink.encoded($0) } ?? "")
    }
  }
}

extension ModelLink.Parameter {
  fileprivate var pattern: String {
    let texts = allowed.isEmpty ? "" : "(" + allowed.map(ModelLink.encoded).joined(separator: "|") + ")"
    return ":\(name)\(texts)" + (defaultText.map { "=" + ModelLink.encoded($0) } ?? "")
  }
}
