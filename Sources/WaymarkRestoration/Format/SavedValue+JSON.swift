import Waymark
import WaymarkStorage

/// A value that a file holds as JSON.
private struct JSONValue: WrittenValue {
  let json: SnapshotValue

  func decoded<Value: Codable>(as type: Value.Type) -> Value? {
    try? SnapshotCoder().decode(type, from: json)
  }
}

extension SavedValue {
  init(json: SnapshotValue) { self.init(written: JSONValue(json: json)) }

  /// Encodes the value for a file.
  func written(with coder: SnapshotCoder) throws -> SnapshotValue {
    switch storage {
    case .live(let value): return try coder.encode(value)
    case .written(let written):
      guard let json = (written as? JSONValue)?.json, json.isWritable else { throw SnapshotCoder.NotJSON() }
      return json
    }
  }
}
