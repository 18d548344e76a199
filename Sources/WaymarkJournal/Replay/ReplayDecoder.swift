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
  /// Reads a tree of places.
  let tree: @Sendable (SnapshotValue) throws -> PlaceTree
  /// Reads a tree of plain routes.
  let plainTree: @Sendable (SnapshotValue) throws -> Tree<AnyRoute>

  /// A place as it is written.
  private struct WrittenPlace<R: Route & Codable>: TreeElement, Decodable {
    let e: UInt64
    let r: R

    var elementIdentity: UInt64 { e }
    var route: R { r }
    var place: Place { Place(id: EntryID(rawValue: e), route: AnyRoute(r)) }
  }

  init<R: Route & Codable>(_ type: R.Type) {
    let coder = SnapshotCoder()
    route = { AnyRoute(try coder.route(R.self, from: $0)) }
    tree = { try coder.decode(Tree<WrittenPlace<R>>.self, from: $0).map({ AnyRoute($0) }, { $0.place }) }
    plainTree = { try coder.decode(RouteTree<R>.self, from: $0).map({ AnyRoute($0) }, { AnyRoute($0) }) }
  }

  /// The largest number from which a router may continue to count without ever running out.
  private static var maximumCount: UInt64 { 1 << 62 }

  // MARK: Members

  func number(_ name: String, _ line: SnapshotValue) throws -> UInt64 {
    guard let number = optionalNumber(name, line) else { throw Fault(expected: "the number \(name)") }
    return number
  }

  func optionalNumber(_ name: String, _ line: SnapshotValue) -> UInt64? {
    guard case .number(let digits)? = line[name] else { return nil }
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

  // MARK: Parts of trees

  func container(_ name: String, _ line: SnapshotValue) throws -> Container<AnyRoute> {
    try plainTree(.object(["root": try member(name, line)])).root
  }

  func modal(_ name: String, _ line: SnapshotValue) throws -> Modal<AnyRoute> {
    Modal(try presentation("style", try member(name, line)), try container(name, line))
  }

  func presentation(_ name: String, _ value: SnapshotValue) throws -> Presentation {
    guard let presentation = value[name]?.string.flatMap(Presentation.init(modal:)) else {
      throw Fault(expected: "a modal's style")
    }
    return presentation
  }

  func path(_ name: String, _ line: SnapshotValue) throws -> BranchPath {
    guard let numbers = line[name]?.array?.map({ $0.integer ?? -1 }), let layer = numbers.first,
      layer >= 0, numbers.count <= BranchPath.maximumBranchCount + 1,
      numbers.dropFirst().allSatisfy((0..<BranchPath.maximumTabsSideBySide).contains)
    else { throw Fault(expected: "a path") }
    return numbers.dropFirst().reduce(BranchPath(layer: layer)) { $0.appending(branch: $1) }
  }
}
