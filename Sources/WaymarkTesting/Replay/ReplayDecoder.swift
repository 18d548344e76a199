import Waymark
import WaymarkCore
import WaymarkStorage

/// Reads the values that a journal in full has written.
struct ReplayDecoder: Sendable {
  /// An error for a line that a journal would not write.
  struct Fault: Error {
    let expected: String
  }

  /// Reads a route of the app's.
  let route: @Sendable (SnapshotValue) throws -> AnyRoute

  init<R: Route & Codable>(_ type: R.Type) {
    let coder = SnapshotCoder()
    route = { AnyRoute(try coder.route(R.self, from: $0)) }
  }

  /// The largest number from which a router may continue to count without ever running out.
  private static var maximumCount: UInt64 { 1 << 62 }

  // MARK: Members

  func number(_ name: String, _ line: SnapshotValue) throws -> UInt64 {
    guard let number = optionalNumber(name, line) else { throw Fault(expected: "the number \(name)") }
    return number
  }

  func optionalNumber(_ name: String, _ line: SnapshotValue) -> UInt64? { line[name].flatMap(number) }

  private func number(_ value: SnapshotValue) -> UInt64? {
    guard case .number(let digits) = value else { return nil }
    return UInt64(digits)
  }

  func numbers(_ name: String, _ line: SnapshotValue) -> [UInt64] {
    (line[name]?.array ?? []).compactMap(number)
  }

  /// A number from which the router continues to count.
  func count(_ name: String, _ line: SnapshotValue) throws -> UInt64 {
    let number = try number(name, line)
    guard number <= Self.maximumCount else { throw Fault(expected: "the number \(name)") }
    return number
  }

  /// A number that the app may have given, which may be any at all.
  func integer(_ name: String, _ line: SnapshotValue) throws -> Int {
    guard let number = line[name]?.integer else { throw Fault(expected: "the number \(name)") }
    return number
  }

  func flag(_ name: String, _ line: SnapshotValue) -> Bool { line[name] == .bool(true) }

  func member(_ name: String, _ line: SnapshotValue) throws -> SnapshotValue {
    guard let value = line[name] else { throw Fault(expected: name) }
    return value
  }

  func id(_ name: String, _ line: SnapshotValue) throws -> EntryID {
    EntryID(rawValue: try number(name, line))
  }

  func optionalID(_ name: String, _ line: SnapshotValue) -> EntryID? {
    optionalNumber(name, line).map { EntryID(rawValue: $0) }
  }

  // MARK: Trees

  func place(_ value: SnapshotValue) throws -> Place {
    Place(id: try id("e", value), route: try route(try member("r", value)))
  }

  func tree(_ value: SnapshotValue) throws -> PlaceTree { try tree(value, place) }

  func plainTree(_ value: SnapshotValue) throws -> Tree<AnyRoute> { try tree(value, route) }

  func plainContainer(_ value: SnapshotValue) throws -> Container<AnyRoute> { try container(value, 0, route) }

  func plainModal(_ value: SnapshotValue) throws -> Modal<AnyRoute> { try modal(value, route) }

  func path(_ value: SnapshotValue) throws -> BranchPath {
    guard let numbers = value.array?.map({ $0.integer ?? -1 }), let layer = numbers.first,
      layer >= 0, numbers.count <= BranchPath.maximumBranchCount + 1,
      numbers.dropFirst().allSatisfy((0..<BranchPath.maximumTabsSideBySide).contains)
    else { throw Fault(expected: "a path") }
    return numbers.dropFirst().reduce(BranchPath(layer: layer)) { $0.appending(branch: $1) }
  }

  func presentation(_ name: String, _ value: SnapshotValue) throws -> Presentation {
    guard let presentation = value[name]?.string.flatMap(Presentation.init(modal:)) else {
      throw Fault(expected: "a modal's style")
    }
    return presentation
  }

  private func tree<Element: TreeElement>(
    _ value: SnapshotValue, _ element: (SnapshotValue) throws -> Element
  ) throws -> Tree<Element> where Element.R == AnyRoute {
    let modals = try (value["modals"]?.array ?? []).map { try modal($0, element) }
    return Tree(try container(try member("root", value), 0, element), modals: modals)
  }

  private func modal<Element: TreeElement>(
    _ value: SnapshotValue, _ element: (SnapshotValue) throws -> Element
  ) throws -> Modal<Element> where Element.R == AnyRoute {
    Modal(try presentation("style", value), try container(value, 0, element))
  }

  private func container<Element: TreeElement>(
    _ value: SnapshotValue, _ depth: Int, _ element: (SnapshotValue) throws -> Element
  ) throws -> Container<Element> where Element.R == AnyRoute {
    guard depth <= BranchPath.maximumBranchCount else { throw Fault(expected: "less nesting") }
    if let list = value["stack"] {
      guard let stack = RouteStack(elements: try (list.array ?? []).map(element)) else {
        throw Fault(expected: "a stack")
      }
      return .stack(stack)
    }
    if let list = value["tabs"]?.array {
      let tabs = try list.map {
        RouteTab(try route(try member("key", $0)), try container($0, depth + 1, element))
      }
      let selected = try integer("at", value)
      guard tabs.indices.contains(selected),
        let valid = RouteTabs(checking: tabs, selectedKey: tabs[selected].key)
      else { throw Fault(expected: "tabs") }
      return .tabs(valid)
    }
    let columns = try (value["columns"]?.array ?? []).map { try container($0, depth + 1, element) }
    let valid = RouteColumns(
      places: try integer("places", value), filled: columns, front: try integer("front", value))
    guard let valid else { throw Fault(expected: "columns") }
    return .columns(valid)
  }
}
