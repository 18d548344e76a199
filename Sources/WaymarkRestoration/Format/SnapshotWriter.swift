import Waymark

/// Turns a snapshot into a value for a file, and notes what cannot be written.
final class SnapshotWriter<R: Route & Codable>: TreeWriter {
  private(set) var omissions: [SnapshotError] = []

  private let snapshot: Snapshot<R>
  /// The path of the whole, with a dot; empty for the window.
  private let prefix: String
  /// How many bytes are left for saved values.
  private var room: Int

  init(_ snapshot: Snapshot<R>, room: Int, prefix: String = "") {
    self.snapshot = snapshot
    self.room = room
    self.prefix = prefix
  }

  /// The value for the tree.
  func tree() throws(SnapshotError) -> JSONValue {
    let written = value(of: snapshot.tree, prefix: prefix)
    if written == nil, let reason = omissions.first { throw reason }
    return written ?? [:]
  }

  func value(of route: R, at position: ElementPosition, in words: String) -> JSONValue? {
    let place = "\(words).stack[\(position.index)]"
    guard let written = value(ofKey: route, in: place) else { return nil }
    let values = saved(snapshot.saved[position] ?? [:], "\(place).saved")
    let tree = snapshot.detours[position].flatMap { wanted($0, "\(place).wanted") }
    return .object(["route": written, "saved": values.isEmpty ? nil : .object(values), "wanted": tree])
  }

  func value(ofKey route: R, in place: String) -> JSONValue? {
    do {
      return try JSONCoder.encode(route: route)
    } catch {
      omissions.append(.notWritable(at: place, JSONCoder.account(of: error)))
      return nil
    }
  }

  /// The value for what waits for a detour, unless a part of it cannot be written.
  private func wanted(_ snapshot: Snapshot<R>, _ place: String) -> JSONValue? {
    let writer = SnapshotWriter(snapshot, room: room, prefix: "\(place).")
    let written = try? writer.tree()
    omissions += writer.omissions
    room = writer.room
    return writer.omissions.contains { if case .notWritable = $0 { true } else { false } } ? nil : written
  }

  private func saved(_ values: [String: SavedValue], _ place: String) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    for (name, value) in values.inOrder {
      do {
        let written = try value.written()
        // A name may be the longer part, or one that could not be read again.
        let count = try JSONCoder.encode(name).bytes.count + 1 + written.bytes.count
        guard count <= room else {
          omissions.append(.valueTooLarge(at: "\(place).\(name)", byteCount: count, room: room))
          continue
        }
        room -= count
        members[name] = written
      } catch {
        omissions.append(.notWritable(at: "\(place).\(name)", JSONCoder.account(of: error)))
      }
    }
    return members
  }
}

/// A value that a file holds as JSON.
private struct WrittenJSON: WrittenValue {
  let json: JSONValue

  func decoded<Value: Codable>(as type: Value.Type) -> Value? {
    try? JSONCoder.decode(type, from: json)
  }
}

/// A value that another format has read.
private struct ForeignValue: Error {}

extension SavedValue {
  init(json: JSONValue) { self.init(written: WrittenJSON(json: json)) }

  /// Encodes the value for a file.
  fileprivate func written() throws -> JSONValue {
    switch storage {
    case .live(let value): return try JSONCoder.encode(value)
    case .written(let written):
      guard let written = written as? WrittenJSON else { throw ForeignValue() }
      return written.json
    }
  }
}
