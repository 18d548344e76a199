import Waymark
import WaymarkCore
import WaymarkStorage

/// Reads the values that a journal in full has written.
struct ReplayDecoder<R: Route & Codable> {
  /// An error for a line that a journal would not write.
  struct Fault: Error {
    let expected: String
  }

  private let coder = SnapshotCoder()

  /// A place as it is written.
  private struct WrittenPlace: TreeElement, Decodable {
    let e: UInt64
    let r: R

    var elementIdentity: UInt64 { e }
    var route: R { r }
    var place: Place { Place(id: EntryID(rawValue: e), route: AnyRoute(r)) }
  }

  func route(_ value: SnapshotValue) throws -> AnyRoute { AnyRoute(try coder.route(R.self, from: value)) }

  /// Reads a tree of places.
  func tree(_ value: SnapshotValue) throws -> PlaceTree {
    try coder.decode(Tree<WrittenPlace>.self, from: value).map({ AnyRoute($0) }, { $0.place })
  }

  /// Reads a tree of plain routes.
  func plainTree(_ value: SnapshotValue) throws -> Tree<AnyRoute> {
    try coder.decode(RouteTree<R>.self, from: value).map({ AnyRoute($0) }, { AnyRoute($0) })
  }

  // MARK: Members

  func optionalNumber<Number: FixedWidthInteger>(_ name: String, _ line: SnapshotValue) -> Number? {
    guard case .number(let digits)? = line[name] else { return nil }
    return Number(digits)
  }

  func number<Number: FixedWidthInteger>(_ name: String, _ line: SnapshotValue) throws -> Number {
    guard let number: Number = optionalNumber(name, line) else { throw Fault(expected: "the number \(name)") }
    return number
  }

  /// A number from which the router continues to count without ever running out.
  func count(_ name: String, _ line: SnapshotValue) throws -> UInt64 {
    let number: UInt64 = try number(name, line)
    guard number <= 1 << 62 else { throw Fault(expected: "the number \(name)") }
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
    let container = try container(name, line)
    guard let presentation = line[name]?["style"]?.string.flatMap(Presentation.init(modal:)) else {
      throw Fault(expected: "a modal's style")
    }
    return Modal(presentation, container)
  }

  func path(_ name: String, _ line: SnapshotValue) throws -> BranchPath {
    guard let numbers = line[name]?.array?.map({ $0.integer ?? -1 }), let layer = numbers.first,
      layer >= 0, numbers.count <= BranchPath.maximumBranchCount + 1,
      numbers.dropFirst().allSatisfy((0..<BranchPath.maximumTabsSideBySide).contains)
    else { throw Fault(expected: "a path") }
    return numbers.dropFirst().reduce(BranchPath(layer: layer)) { $0.appending(branch: $1) }
  }
}
