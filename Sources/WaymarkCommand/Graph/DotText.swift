import WaymarkInspector

/// A graph in the language of Graphviz.
enum DotText {
  static func text(of graph: NavigationGraph) -> String {
    var lines = ["digraph navigation {", "  rankdir=LR;", "  node [shape=box];"]
    func add(_ routes: some Sequence<(offset: Int, element: NavigationGraph.Node)>, indent: String) {
      for (number, node) in routes {
        lines.append(
          "\(indent)r\(number) [label=\(label(node.lines))\(node.isKnown ? "" : ", style=dashed")];")
      }
    }
    let routes = graph.routes.enumerated()
    add(routes.filter { $0.element.feature == nil }, indent: "  ")
    for (number, feature) in graph.features.enumerated() {
      lines.append("  subgraph cluster_f\(number) {")
      lines.append("    label=\(label([feature]));")
      add(routes.filter { $0.element.feature == feature }, indent: "    ")
      lines.append("  }")
    }
    for (number, node) in graph.links.enumerated() {
      lines.append(
        "  l\(number) [label=\(label(node.lines)), shape=oval\(node.isKnown ? "" : ", style=dashed")];")
    }
    for (number, node) in graph.guards.enumerated() {
      lines.append("  g\(number) [label=\(label(node.lines)), shape=hexagon];")
    }
    for edge in graph.leads { lines.append("  l\(edge.from) -> r\(edge.to) [style=dashed];") }
    for edge in graph.ways { lines.append("  r\(edge.from) -> r\(edge.to) [label=\"\(edge.count)\"];") }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func label(_ lines: [String]) -> String {
    "\"" + lines.map(escaped).joined(separator: "\\n") + "\""
  }

  /// A text with its markup escaped: quotes, backslashes, and ampersands, because labels may hold HTML's character
  /// references.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.harmless(limit: 120).unicodeScalars {
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "&": escaped += "&amp;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
