/// The way to a value that is being encoded: its last key, and the way to what holds it.
///
/// Nearly every value is encoded without anybody asking for its path, so a list of keys is made only then.
final class SnapshotCodingPath {
  private let parent: SnapshotCodingPath?
  private let key: any CodingKey

  init(_ key: any CodingKey, in parent: SnapshotCodingPath?) {
    self.parent = parent
    self.key = key
  }

  /// The keys that lead there, the outermost first.
  var keys: [any CodingKey] {
    var keys = [key]
    var next = parent
    while let path = next {
      keys.append(path.key)
      next = path.parent
    }
    return keys.reversed()
  }
}
