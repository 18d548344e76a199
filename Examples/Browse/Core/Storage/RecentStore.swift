/// The files that were viewed last.
@MainActor
public final class RecentStore {
  /// A file and when it was viewed.
  public struct Visit: Hashable, Codable, Sendable {
    /// The file.
    public var path: FilePath
    /// When, in seconds since 1970.
    public var time: Int64
  }

  /// How many are kept.
  public static let limit = 100

  private let stored: StoredValue<[Visit]>

  /// Reads what is kept.
  ///
  /// - Parameter folder: Where it is kept.
  public init(folder: DataFolder) {
    stored = StoredValue("recent.json", in: folder, initial: [])
  }

  /// The files, the last viewed first.
  public var visits: [Visit] { stored.value }

  /// Puts a file at the front.
  ///
  /// - Parameter path: The file.
  public func record(_ path: FilePath) {
    let visit = Visit(path: path, time: FileDate.now)
    stored.update { visits in
      visits.removeAll { $0.path == path }
      visits.insert(visit, at: 0)
      visits.removeLast(max(0, visits.count - Self.limit))
    }
  }

  /// Keeps the visits of what was moved.
  ///
  /// - Parameter move: What was moved.
  func follow(_ move: FileMove) {
    // What another program has kept meanwhile goes along too.
    refresh()
    guard visits.contains(where: { move.newPath(of: $0.path) != nil }) else { return }
    stored.update { visits in
      var known: Set<FilePath> = []
      for index in visits.indices {
        if let path = move.newPath(of: visits[index].path) { visits[index].path = path }
      }
      visits.removeAll { !known.insert($0.path).inserted }
    }
  }

  /// Takes over what other programs have written.
  func refresh() { stored.refresh() }

  /// Tries again what could not be kept.
  ///
  /// - Parameter isPatient: Whether to wait for another program that changes what is kept.
  /// - Throws: Why it is not kept.
  public func flush(isPatient: Bool = true) throws(StoreProblem) { try stored.flush(isPatient: isPatient) }

  var onProblem: (() -> Void)? {
    get { stored.onProblem }
    set { stored.onProblem = newValue }
  }

  /// What went wrong since this was last asked.
  ///
  /// - Returns: The problems, oldest first.
  public func takeProblems() -> [StoreProblem] { stored.takeProblems() }
}
