/// Reads the language of Graphviz, as far as it is written here, token by token as Graphviz does.
struct DotParser {
  struct Failure: Error { let text: String }

  private(set) var nodes: [String: String] = [:]
  private(set) var edges: [String] = []

  private enum Token: Equatable {
    case name(String)
    case text(String)
    case sign(String)
  }

  static func parse(_ text: String) throws -> DotParser {
    var parser = DotParser()
    var tokens = try tokens(of: text)[...]
    func expect(_ token: Token) throws {
      guard tokens.popFirst() == token else {
        throw Failure(text: "\(token) expected before \(tokens.prefix(5))")
      }
    }
    try expect(.name("digraph"))
    try expect(.name("navigation"))
    try expect(.sign("{"))
    var depth = 1
    while depth > 0 {
      switch tokens.popFirst() {
      case .sign("}")?: depth -= 1
      case .name("subgraph")?:
        guard case .name? = tokens.popFirst() else { throw Failure(text: "a subgraph without a name") }
        try expect(.sign("{"))
        depth += 1
      case .name(let name)?:
        if tokens.first == .sign("=") {
          tokens.removeFirst()
          tokens.removeFirst()
        } else if tokens.first == .sign("->") {
          tokens.removeFirst()
          guard case .name(let to)? = tokens.popFirst(), parser.nodes[name] != nil, parser.nodes[to] != nil
          else {
            throw Failure(text: "an edge to nowhere from \(name)")
          }
          _ = try attributes(&tokens)
          parser.edges.append("\(name) -> \(to)")
        } else {
          let attributes = try attributes(&tokens)
          if name != "node" { parser.nodes[name] = attributes["label"] }
        }
        try expect(.sign(";"))
      case let token: throw Failure(text: "\(String(describing: token)) was not expected")
      }
    }
    guard tokens.isEmpty else { throw Failure(text: "more behind the end: \(tokens.prefix(5))") }
    return parser
  }

  private static func attributes(_ tokens: inout ArraySlice<Token>) throws -> [String: String] {
    guard tokens.first == .sign("[") else { return [:] }
    var attributes: [String: String] = [:]
    repeat {
      tokens.removeFirst()
      guard case .name(let name)? = tokens.popFirst(), tokens.popFirst() == .sign("=") else {
        throw Failure(text: "an attribute expected before \(tokens.prefix(5))")
      }
      switch tokens.popFirst() {
      case .name(let value)?, .text(let value)?: attributes[name] = value
      default: throw Failure(text: "a value expected before \(tokens.prefix(5))")
      }
    } while tokens.first == .sign(",")
    guard tokens.popFirst() == .sign("]") else {
      throw Failure(text: "] expected before \(tokens.prefix(5))")
    }
    return attributes
  }

  private static func tokens(of text: String) throws -> [Token] {
    var tokens: [Token] = []
    var rest = Substring(text)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" {
        rest.removeFirst()
        var string = ""
        while let next = rest.popFirst(), next != "\"" {
          // A quote behind a backslash is a quote; other pairs are labels' business and stay.
          if next == "\\", let pair = rest.popFirst() {
            string += pair == "\"" ? "\"" : "\\\(pair)"
          } else {
            string.append(next)
          }
          guard !rest.isEmpty else { throw Failure(text: "a text without an end") }
        }
        tokens.append(.text(string))
      } else if rest.hasPrefix("->") {
        rest.removeFirst(2)
        tokens.append(.sign("->"))
      } else if first.isLetter || first.isNumber || first == "_" {
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest.removeFirst(name.count)
        tokens.append(.name(String(name)))
      } else {
        guard "{}[]=;,".contains(first) else { throw Failure(text: "\(first) was not expected") }
        rest.removeFirst()
        tokens.append(.sign(String(first)))
      }
    }
    return tokens
  }
}
