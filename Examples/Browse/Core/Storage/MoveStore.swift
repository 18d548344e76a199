#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The moves that were made lately, by whichever program, so that all that run follow them.
@MainActor
final class MoveStore {
  /// A move, and when it was made.
  struct Made: Sendable, Codable {
    fileprivate var id: UInt64
    var move: FileMove
    /// In seconds since 1970.
    var time: Int64
  }

  /// How many are kept: many more than anybody makes between two looks.
  private static let limit = 100

  private let stored: StoredValue<[Made]>
  private let path: FilePath
  private var known: Set<UInt64> = []
  /// What the file was when it was last read, so that it is not read again and again.
  private var stamp: [Int64] = []

  init(folder: DataFolder) {
    stored = StoredValue("moves.json", in: folder, initial: [])
    path = folder.path.appending("moves.json")
    known = Set(stored.value.map(\.id))
  }

  /// All that are kept, the oldest first.
  var all: [Made] { stored.value }

  /// Tells other programs of a move of this one.
  func record(_ move: FileMove) {
    let made = Made(id: .random(in: .min ... .max), move: move, time: FileDate.now)
    known.insert(made.id)
    stored.update { all in
      if !all.contains(where: { $0.id == made.id }) { all = all.suffix(Self.limit - 1) + [made] }
    }
  }

  /// The moves of other programs since this was last asked, the oldest first.
  func takeNew() -> [FileMove] {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { return [] }
    let found = [Int64(bitPattern: UInt64(status.st_ino)), Int64(status.st_size), Platform.changed(status)]
    guard found != stamp else { return [] }
    stamp = found
    stored.refresh()
    return stored.value.filter { known.insert($0.id).inserted }.map(\.move)
  }

  /// Tries again what could not be kept.
  ///
  /// - Parameter isPatient: Whether to wait for another program that changes what is kept.
  /// - Throws: Why it is not kept.
  func flush(isPatient: Bool = true) throws(StoreProblem) { try stored.flush(isPatient: isPatient) }

  var onProblem: (() -> Void)? {
    get { stored.onProblem }
    set { stored.onProblem = newValue }
  }

  /// What went wrong since this was last asked.
  func takeProblems() -> [StoreProblem] { stored.takeProblems() }
}
