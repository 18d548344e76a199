import Waymark
import WaymarkCore
import WaymarkStorage

/// Reads the values that a journal in full has written.
struct ReplayDecoder<R: Route & Codable> {
  /// An error for a line that a journal would not write.
  struct Fault: Error {}

  /// Makes an edit that the app works out, for a navigation.
  var own: @MainActor (Intent<R>, NavigationNumber) -> WaymarkCore.Edit = { _, _ in .own(0) }

  private var places: WholeReader<Place> { WholeReader(element: place) { key, _ in try route(key) } }
  private var routes: WholeReader<AnyRoute> { WholeReader(element: route) { key, _ in try route(key) } }

  func route(_ value: JSONValue) throws -> AnyRoute { AnyRoute(try JSONCoder.route(R.self, from: value)) }

  private func place(_ value: JSONValue) throws -> Place {
    try expect(Place(written: value, route))
  }

  /// Reads a tree of places.
  func tree(_ value: JSONValue) throws -> PlaceTree { try places.whole { $0.tree(value) } }

  /// Reads a tree of plain routes.
  func plainTree(_ value: JSONValue) throws -> Tree<AnyRoute> { try routes.whole { $0.tree(value) } }

  // MARK: Members

  func optionalNumber<Number: FixedWidthInteger>(_ name: String, _ line: JSONValue) -> Number? {
    guard case .number(let digits)? = line[name] else { return nil }
    return Number(digits)
  }

  func number<Number: FixedWidthInteger>(_ name: String, _ line: JSONValue) throws -> Number {
    try expect(optionalNumber(name, line))
  }

  /// A number from which the router continues to count without ever running out.
  func count(_ name: String, _ line: JSONValue) throws -> UInt64 {
    let number: UInt64 = try number(name, line)
    return try expect(number <= 1 << 62 ? number : nil)
  }

  func flag(_ name: String, _ line: JSONValue) -> Bool { line[name] == .bool(true) }

  func member(_ name: String, _ line: JSONValue) throws -> JSONValue { try expect(line[name]) }

  func expect<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw Fault() }
    return value
  }

  func id(_ name: String, _ line: JSONValue) throws -> EntryID {
    EntryID(rawValue: try number(name, line))
  }

  func optionalID(_ name: String, _ line: JSONValue) -> EntryID? {
    optionalNumber(name, line).map { EntryID(rawValue: $0) }
  }

  // MARK: Parts of trees

  func container(_ name: String, _ line: JSONValue) throws -> Container<AnyRoute> {
    try routes.whole { $0.container(line[name]) }
  }

  func modal(_ name: String, _ line: JSONValue) throws -> Modal<AnyRoute> {
    try routes.whole { $0.modal(line[name] ?? .null) }
  }

  func path(_ name: String, _ line: JSONValue) throws -> BranchPath {
    try expect(BranchPath(written: line[name]))
  }

  // MARK: The beginning

  /// Reads the state of a router that was at rest.
  func state(_ base: JSONValue) throws -> RouterState {
    let ids = EntryID.Generator(after: try count("id", base))
    var state = RouterState(try tree(try member("tree", base)), ids: ids)
    for one in base["guards"]?.array ?? [] { state.handle(.added(try guardian(one))) }
    state.handle(.columnsThatFit(try number("room", base)))
    state.screen = try base["shown"].map { try tree($0) }
    state.phase = flag("host", base) ? .resting : .detached
    state.agenda.isBeginning = flag("beginning", base)
    state.maximumRounds = try number("rounds", base)
    state.tabsLeft = try (base["tabs"]?.array ?? []).map { try route($0) }
    state.host.last = try count("gen", base)
    state.host.former = try count("former", base)
    state.lastTurn = try count("turn", base)
    state.lastChange = try count("change", base)
    state.listen([.commits, .screens])
    return state
  }
}
