import Waymark
import WaymarkInspector

/// The graph of an app's navigation: routes grouped by feature, the links that lead to them, and the ways between
/// them.
struct NavigationGraph {
  /// A node with a label.
  ///
  /// Its identifier is its position, so that a name from a file is never more than a label.
  struct Node: Hashable {
    var lines: [String]
    /// The feature that a route belongs to: its name without the last part.
    var feature: String?
    /// Whether it is in the manifest.
    ///
    /// A journal may know ways to routes that are not.
    var isKnown = true
  }

  struct Edge: Hashable {
    let from: Int
    let to: Int
    let count: Int
  }

  private(set) var routes: [Node] = []
  private(set) var links: [Node] = []
  /// Guards that are asked about every navigation.
  private(set) var guards: [Node] = []
  /// Which link leads to which route.
  private(set) var leads: [Edge] = []
  private(set) var ways: [Edge] = []
  private var numbers: [String: Int] = [:]

  /// The features, in the order of their first routes.
  var features: [String] {
    var known: Set<String> = []
    return routes.compactMap(\.feature).filter { known.insert($0).inserted }
  }

  /// - Parameters:
  ///   - manifest: The app's.
  ///   - counts: How often each way was taken.
  ///   - openings: How often each link was opened, by its pattern.
  init(
    _ manifest: NavigationManifest, ways counts: [WayCounter.Way: Int], links openings: [String: Int] = [:]
  ) {
    for place in manifest.routes where numbers[place.name] == nil { addRoute(place, manifest.guards) }
    for link in manifest.links?.links ?? [] { addLink(link, openings[link.pattern]) }
    addUnknownLinks(openings, manifest)
    guards = manifest.guards.filter { $0.routes == nil }.map { Node(lines: ["\($0.name): every navigation"]) }
    var merged: [Pair: Int] = [:]
    for (way, count) in counts.sorted(by: { ($0.key.from, $0.key.to) < ($1.key.from, $1.key.to) }) {
      let pair = Pair(from: number(of: way.from), to: number(of: way.to))
      merged[pair, default: 0] += count
    }
    ways = merged.sorted { ($0.key.from, $0.key.to) < ($1.key.from, $1.key.to) }
      .map { Edge(from: $0.key.from, to: $0.key.to, count: $0.value) }
  }

  private struct Pair: Hashable {
    let from: Int
    let to: Int
  }

  private mutating func addRoute(_ place: NavigationManifest.Place, _ guards: [NavigationManifest.Guard]) {
    let values = place.values.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let parts = place.name.split(separator: ".", omittingEmptySubsequences: false)
    let name = String(parts.last ?? "")
    let asked = guards.filter { $0.routes?.contains(place.name) == true }.map { "guard \($0.name)" }
    let lines =
      [values.isEmpty ? name : "\(name)(\(values))", place.placements.joined(separator: " or ")] + asked
    numbers[place.name] = routes.count
    routes.append(
      Node(
        lines: lines.filter { !$0.isEmpty },
        feature: parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil))
  }

  private mutating func addLink(_ link: LinkManifest.Entry, _ openings: Int?) {
    let notes = (link.isInternal ? ["inside the app only"] : []) + (link.isRetired ? ["retired"] : [])
    links.append(Node(lines: [link.pattern] + notes + Self.words(openings)))
    guard let route = link.route, let to = numbers[route] else { return }
    leads.append(Edge(from: links.count - 1, to: to, count: 0))
  }

  /// Links that were opened and are not in the manifest, for example because it belongs to another version of
  /// the app.
  private mutating func addUnknownLinks(_ openings: [String: Int], _ manifest: NavigationManifest) {
    let known = Set((manifest.links?.links ?? []).map(\.pattern))
    for (pattern, count) in openings.sorted(by: { $0.key < $1.key }) where !known.contains(pattern) {
      links.append(Node(lines: [pattern] + Self.words(count), isKnown: false))
    }
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
    routes.append(Node(lines: [name], isKnown: false))
    return routes.count - 1
  }
}
