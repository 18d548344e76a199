import WaymarkInspector

/// A graph as a flowchart of Mermaid.
enum MermaidText {
  static func text(of graph: NavigationGraph) -> String {
    var lines = ["flowchart LR"]
    func add(_ routes: some Sequence<(offset: Int, element: NavigationGraph.Node)>, indent: String) {
      for (number, node) in routes {
        lines.append("\(indent)r\(number)[\(label(node))]\(node.isKnown ? "" : ":::unknown")")
      }
    }
    let routes = graph.routes.enumerated()
    add(routes.filter { $0.element.feature == nil }, indent: "  ")
    for (number, feature) in graph.features.enumerated() {
      lines.append("  subgraph f\(number)[\"\(escaped(feature))\"]")
      add(routes.filter { $0.element.feature == feature }, indent: "    ")
      lines.append("  end")
    }
    for (number, node) in graph.links.enumerated() {
      lines.append("  l\(number)([\(label(node))])\(node.isKnown ? "" : ":::unknown")")
    }
    for (number, node) in graph.guards.enumerated() { lines.append("  g\(number){{\(label(node))}}") }
    for edge in graph.leads { lines.append("  l\(edge.from) -.-> r\(edge.to)") }
    for edge in graph.ways { lines.append("  r\(edge.from) -->|\"\(edge.count)\"| r\(edge.to)") }
    lines.append("  classDef unknown stroke-dasharray: 4 4")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func label(_ node: NavigationGraph.Node) -> String {
    "\"" + node.lines.map(escaped).joined(separator: "<br/>") + "\""
  }

  /// A text that is no markup, neither for Mermaid nor for the page that it is drawn in: every character except letters, digits
  /// and a few signs is written by its number.
  private static func escaped(_ text: String) -> String {
    // Mermaid does not accept an empty text between quotes.
    guard !text.isEmpty else { return "#34;#34;" }
    var escaped = ""
    for scalar in text.harmless(limit: 120).unicodeScalars {
      switch scalar {
      case " ", "/", ":", ".", ",", "?", "=", "-", "_", "(", ")": escaped.unicodeScalars.append(scalar)
      case _ where scalar.properties.isAlphabetic || scalar.properties.numericType != nil:
        escaped.unicodeScalars.append(scalar)
      default: escaped += "#\(scalar.value);"
      }
    }
    return escaped
  }
}
