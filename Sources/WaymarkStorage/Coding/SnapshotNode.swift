/// A value that is being encoded.
///
/// Its containers may be asked for again while it grows.
final class SnapshotNode {
  enum Content {
    case nothing
    case value(SnapshotValue)
    case array([SnapshotNode])
    case object([String: SnapshotNode])
  }

  private(set) var content = Content.nothing

  /// How many lists and objects it is nested in.
  let depth: Int

  init(depth: Int = 0) {
    self.depth = depth
  }

  /// How many members or elements it has.
  var count: Int {
    switch content {
    case .nothing, .value: 0
    case .array(let nodes): nodes.count
    case .object(let members): members.count
    }
  }

  /// The value so far.
  ///
  /// Something that has encoded nothing is an empty object, as with `JSONEncoder`.
  var value: SnapshotValue {
    switch content {
    case .nothing: .object([:])
    case .value(let value): value
    case .array(let nodes): .array(nodes.map(\.value))
    case .object(let members): .object(members.mapValues(\.value))
    }
  }

  func set(_ value: SnapshotValue) { content = .value(value) }

  func beginArray() { if case .array = content {} else { content = .array([]) } }

  func beginObject() { if case .object = content {} else { content = .object([:]) } }

  /// A new element at the end.
  func append() -> SnapshotNode {
    let node = SnapshotNode(depth: depth + 1)
    guard case .array(var nodes) = content else { return node }
    // Release the old reference first, so that the change copies nothing.
    content = .nothing
    nodes.append(node)
    content = .array(nodes)
    return node
  }

  /// The member with a name.
  ///
  /// It replaces an earlier one, unless it continues that.
  func member(_ name: String, continues: Bool = false) -> SnapshotNode {
    guard case .object(var members) = content else { return SnapshotNode() }
    let name = name.streamSafe
    if continues, let node = members[name] { return node }
    let node = SnapshotNode(depth: depth + 1)
    content = .nothing
    members[name] = node
    content = .object(members)
    return node
  }
}
