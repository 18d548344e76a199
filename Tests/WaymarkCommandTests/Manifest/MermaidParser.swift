/// Reads flowcharts of Mermaid, as far as they are written here, and nothing else.
struct MermaidParser {
  struct Failure: Error { let line: String }

  private(set) var nodes: [String: String] = [:]
  private(set) var edges: [String] = []
  private(set) var subgraphs: [String] = []

  static func parse(_ text: String) throws -> MermaidParser {
    var parser = MermaidParser()
    var depth = 0
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.first == "flowchart LR", lines.last == "" else { throw Failure(line: lines.first ?? "") }
    for line in lines.dropFirst().dropLast() {
      let line = String(line.drop { $0 == " " })
      if line == "end" {
        depth -= 1
      } else if let match = line.wholeMatch(of: /subgraph f\d+\["([^"]*)"\]/) {
        depth += 1
        parser.subgraphs.append(try checked(String(match.1), line))
      } else if let match = line.wholeMatch(
        of: /([rlg]\d+)(\[|\(\[|\{\{)"([^"]*)"(\]|\]\)|\}\})(:::unknown)?/)
      {
        guard parser.nodes.updateValue(try checked(String(match.3), line), forKey: String(match.1)) == nil
        else {
          throw Failure(line: line)
        }
      } else if let match = line.wholeMatch(of: /([rl]\d+) (-\.->|-->\|"\d+"\|) (r\d+)/) {
        guard parser.nodes[String(match.1)] != nil, parser.nodes[String(match.3)] != nil else {
          throw Failure(line: line)
        }
        parser.edges.append(line)
      } else if line != "classDef unknown stroke-dasharray: 4 4" {
        throw Failure(line: line)
      }
      guard depth == 0 || depth == 1 else { throw Failure(line: line) }
    }
    guard depth == 0 else { throw Failure(line: "end is missing") }
    return parser
  }

  /// A label has no markup of its own beside the line breaks that were put there.
  private static func checked(_ label: String, _ line: String) throws -> String {
    guard !label.isEmpty else { throw Failure(line: line) }
    let bare = label.replacing("<br/>", with: "").replacing(/#\d+;/, with: "")
    guard !bare.contains(where: { "<>&#;`|{}[]\\%*".contains($0) }) else { throw Failure(line: line) }
    return label
  }
}
