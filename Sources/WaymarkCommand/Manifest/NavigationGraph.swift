import Waymark
import WaymarkInspector

/// The graph of an app's navigation as a flowchart of Mermaid: routes in frames of their features, the links that lead to them, and
/// the ways between them.
///
/// A node is named by its position, so that a name from a file is never more than a label.
struct NavigationGraph {
  private var routes: [(node: String, feature: String?)] = []
  private var links: [String] = []
  private var edges: [String] = []
  private let guards: [String]
  /// The positions of routes by their names.
  private var numbers: [String: Int] = [:]

  /// - Parameters:
  ///   - manifest: The app's.
  ///   - ways: How often each way was taken.
  ///   - openings: How often each link was opened, by its pattern.
  init(_ manifest: NavigationManifest, ways: [WayCounter.Way: Int], links openings: [String: Int] = [:]) {
    guards = manifest.guards.filter { $0.routes == nil }.map { Self.label(["\($0.name): every navigation"]) }
    for place in manifest.routes where numbers[place.name] == nil { addRoute(place, manifest.guards) }
    var openings = openings
    for link in manifest.links?.links ?? [] { addLink(link, openings.removeValue(forKey: link.pattern)) }
    // The manifest may belong to another version of the app than the journal.
    for (pattern, count) in openings.sorted(by: { $0.key < $1.key }) {
      links.append("([\(Self.label([pattern] + Self.words(count)))]):::unknown")
    }
    var counts: [[Int]: Int] = [:]
    for (way, count) in ways.sorted(by: { ($0.key.from, $0.key.to) < ($1.key.from, $1.key.to) }) {
      counts[[number(of: way.from), number(of: way.to)], default: 0] += count
    }
    for (way, count) in counts.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      edges.append("r\(way[0]) -->|\"\(count)\"| r\(way[1])")
    }
  }

  private mutating func addRoute(_ place: NavigationManifest.Place, _ guards: [NavigationManifest.Guard]) {
    let values = place.values.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let parts = place.name.split(separator: ".", omittingEmptySubsequences: false)
    let asked = guards.filter { $0.routes?.contains(place.name) == true }.map { "guard \($0.name)" }
    let name = parts.last.map(String.init) ?? ""
    let lines =
      [values.isEmpty ? name : "\(name)(\(values))", place.placements.joined(separator: " or ")] + asked
    numbers[place.name] = routes.count
    routes.append(
      (
        "[\(Self.label(lines.filter { !$0.isEmpty }))]",
        parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil
      ))
  }

  private mutating func addLink(_ link: LinkManifest.Entry, _ openings: Int?) {
    if let to = link.route.flatMap({ numbers[$0] }) { edges.append("l\(links.count) -.-> r\(to)") }
    links.append("([\(Self.label([link.pattern] + link.notes + Self.words(openings)))])")
  }

  private static func words(_ openings: Int?) -> [String] {
    openings.map { [$0 == 1 ? "opened once" : "opened \($0) times"] } ?? []
  }

  /// The route of the manifest that a journal's name stands for: the one with that name, or the one
  /// whose name is the beginning of it.
  private mutating func number(of name: String) -> Int {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
    while !parts.isEmpty {
      if let number = numbers[parts.joined(separator: ".")] { return number }
      parts.removeLast()
    }
    numbers[name] = routes.count
    routes.append(("[\(Self.label([name]))]:::unknown", nil))
    return routes.count - 1
  }

  // MARK: - The text

  /// The flowchart.
  var text: String {
    var known: Set<String> = []
    let features = routes.compactMap(\.feature).filter { known.insert($0).inserted }
    func lines(of feature: String?) -> [String] {
      routes.enumerated().filter { $0.element.feature == feature }.map { "r\($0.offset)\($0.element.node)" }
    }
    let frames = features.enumerated().flatMap { number, feature in
      ["subgraph f\(number)[\(Self.label([feature]))]"] + lines(of: feature).map { "  \($0)" } + ["end"]
    }
    let others =
      links.enumerated().map { "l\($0.offset)\($0.element)" }
      + guards.enumerated().map { "g\($0.offset){{\($0.element)}}" } + edges
      + ["classDef unknown stroke-dasharray: 4 4"]
    return "flowchart LR\n" + (lines(of: nil) + frames + others).map { "  \($0)\n" }.joined()
  }

  private static func label(_ lines: [String]) -> String {
    "\"" + lines.map(escaped).joined(separator: "<br/>") + "\""
  }

  /// A text that is no markup, neither for Mermaid nor for the page that it is drawn in: every character except letters, digits
  /// and a few signs is written by its number.
  private static func escaped(_ text: String) -> String {
    // Mermaid does not accept an empty text between quotes.
    guard !text.isEmpty else { return "#34;#34;" }
    var escaped = ""
    for scalar in text.harmless(limit: 120).unicodeScalars {
      let isPlain =
        " /:.,?=-_()".unicodeScalars.contains(scalar) || scalar.properties.isAlphabetic
        || scalar.properties.numericType != nil
      escaped += isPlain ? String(scalar) : "#\(scalar.value);"
    }
    return escaped
  }
}
