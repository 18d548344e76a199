/// Why nothing of a snapshot could be used.
@nonexhaustive
public enum SnapshotFailure: Error, Hashable, Sendable {
  /// There is no file yet, as on the first start.
  case noFile
  /// The file cannot be read, with the system's error number.
  case unreadable(code: Int32)
  /// The file is longer than a snapshot may be.
  case tooLarge(byteCount: Int, limit: Int)
  /// There is nothing in it.
  case empty
  /// It stops being JSON at a byte where something else was expected, because it is damaged or cut off.
  case notJSON(offset: Int, expected: String)
  /// It is JSON, but not a snapshot.
  case foreign(missing: String)
  /// A newer build has written it.
  case newer(version: Int, known: Int)
  /// A newer release of this library has written it.
  case newerShape(Int, known: Int)
  /// A migration threw an error, with its description.
  case migrationFailed(from: Int, String)
  /// It is a snapshot, but no place in it could be kept.
  case nothingKept
}

extension SnapshotFailure {
  /// Whether a newer build of the app or a newer release of this library has written it.
  ///
  /// A ``SnapshotStore`` leaves such a file alone.
  public var isNewer: Bool {
    switch self {
    case .newer, .newerShape: true
    default: false
    }
  }
}

extension SnapshotFailure: CustomStringConvertible {
  /// The fault of the file.
  public var description: String {
    switch self {
    case .noFile: "there is no snapshot yet"
    case .unreadable(let code): "the file cannot be read: \(SystemFault(code: code))"
    case .tooLarge(let count, let limit): "the file has \(count) bytes, and a snapshot \(limit) at most"
    case .empty: "the file is empty"
    case .notJSON(let offset, let expected):
      "the file is damaged or cut off: at byte \(offset), \(expected) was expected"
    case .foreign(let missing): "the file is not a snapshot: it has no \(missing)"
    case .newer(let version, let known):
      "the snapshot is of version \(version), and this build knows versions up to \(known)"
    case .newerShape(let shape, let known):
      "the snapshot is written in shape \(shape), and this build knows shapes up to \(known)"
    case .migrationFailed(let version, let account):
      "the migration from version \(version) failed: \(account)"
    case .nothingKept: "no place in the snapshot could be kept"
    }
  }
}
