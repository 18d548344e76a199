import Waymark
import WaymarkStorage

/// Reads what a journal in full has written.
struct ReplayDecoder<R: Route & Codable> {
  /// An error for a line that a journal would not write.
  struct Fault: Error {
    let expected: String
  }

  private let coder = SnapshotCoder()

  /// The largest number from which a router may continue to count without ever running out.
  private static var maximumCount: UInt64 { 1 << 62 }

  // MARK: Members

  func number(_ name: String, _ line: SnapshotValue) throws -> UInt64 {
    guard let number = line[name].flatMap(number) else { throw Fault(expected: "the number \(name)") }
    return number
  }

  func number(_ value: SnapshotValue) -> UInt64? {
    guard case .number(let digits) = value else { return nil }
    return UInt64(digits)
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

  /// The same, if there is any.
  func optionalInteger(_ name: String, _ line: SnapshotValue) throws -> Int? {
    try line[name].map { _ in try integer(name, line) }
  }

  /// The number of a guard or an objection.
  func key(_ name: String, _ line: SnapshotValue) throws -> Int { Int(try count(name, line)) }

  func member(_ name: String, _ line: SnapshotValue) throws -> SnapshotValue {
    guard let value = line[name] else { throw Fault(expected: name) }
    return value
  }

  func id(_ name: String, _ line: SnapshotValue) throws -> EntryID {
    EntryID(rawValue: try number(name, line))
  }

  func optionalID(_ name: String, _ line: SnapshotValue) -> EntryID? {
    line[name].flatMap(number).map { EntryID(rawValue: $0) }
  }

  // MARK: Routes and trees

  func route(_ value: SnapshotValue) throws -> R { try coder.route(R.self, from: value) }

  func entry(_ value: SnapshotValue) throws -> Entry<R> {
    Entry(id: try id("e", value), route: try route(try member("r", value)))
  }

  func tree(_ value: SnapshotValue) throws -> EntryTree<R> { try tree(value, entry) }

  func plainTree(_ value: SnapshotValue) throws -> RouteTree<R> { try tree(value, route) }

  func plainContainer(_ value: SnapshotValue) throws -> Container<R> { try container(value, 0, route) }

  func plainModal(_ value: SnapshotValue) throws -> Modal<R> { try modal(value, route) }

  func plainStack(_ value: SnapshotValue) throws -> RouteStack<R> { try stack(value, route) }

  func path(_ value: SnapshotValue) throws -> BranchPath {
    guard let numbers = value.array?.map({ $0.integer ?? -1 }), let layer = numbers.first,
      layer >= 0, numbers.count <= BranchPath.maximumBranchCount + 1,
      numbers.dropFirst().allSatisfy((0..<BranchPath.maximumTabsSideBySide).contains)
    else { throw Fault(expected: "a path") }
    return numbers.dropFirst().reduce(BranchPath(layer: layer)) { $0.appending(branch: $1) }
  }

  private func tree<Element: TreeElement>(
    _ value: SnapshotValue, _ element: (SnapshotValue) throws -> Element
  ) throws -> Tree<Element> where Element.R == R {
    let modals = try (value["modals"]?.array ?? []).map { try modal($0, element) }
    return Tree(try container(try member("root", value), 0, element), modals: modals)
  }

  private func modal<Element: TreeElement>(
    _ value: SnapshotValue, _ element: (SnapshotValue) throws -> Element
  ) throws -> Modal<Element> where Element.R == R {
    Modal(try presentation("style", value), try container(value, 0, element))
  }

  func presentation(_ name: String, _ value: SnapshotValue) throws -> Presentation {
    guard let presentation = value[name]?.string.flatMap(Presentation.init(modal:)) else {
      throw Fault(expected: "a modal's style")
    }
    return presentation
  }

  private func stack<Element: TreeElement>(
    _ value: SnapshotValue, _ element: (SnapshotValue) throws -> Element
  ) throws -> RouteStack<Element> {
    guard let stack = RouteStack(elements: try (value.array ?? []).map(element)) else {
      throw Fault(expected: "a stack")
    }
    return stack
  }

  private func container<Element: TreeElement>(
    _ value: SnapshotValue, _ depth: Int, _ element: (SnapshotValue) throws -> Element
  ) throws -> Container<Element> where Element.R == R {
    guard depth <= BranchPath.maximumBranchCount else { throw Fault(expected: "less nesting") }
    if let list = value["stack"] { return .stack(try stack(list, element)) }
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
