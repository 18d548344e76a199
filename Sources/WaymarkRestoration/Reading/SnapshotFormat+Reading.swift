public import Waymark

extension SnapshotFormat {
  /// Reads a snapshot, keeping as much of it as is valid.
  ///
  /// A stack is kept up to the first route that this build does not know, and so is the list of modals. Tabs
  /// are kept one by one, and a tab that is lost falls back to the default tree's tab with its key. If
  /// nothing can be kept, the default tree takes its place. No input makes this trap.
  ///
  /// - Parameters:
  ///   - bytes: What was written.
  ///   - tree: The default tree.
  /// - Returns: A tree that can be shown, and what was dropped.
  /// - Complexity: O(*n*), where *n* is the number of bytes, and the cost of migrations.
  public func read(
    _ bytes: [UInt8], default tree: RouteTree<R>
  ) -> (snapshot: Snapshot<R>, report: RestorationReport) {
    do throws(SnapshotFailure) {
      return try readValid(bytes, tree)
    } catch {
      return (Snapshot(tree), RestorationReport(failure: error))
    }
  }

  private func readValid(
    _ bytes: [UInt8], _ tree: RouteTree<R>
  ) throws(SnapshotFailure) -> (snapshot: Snapshot<R>, report: RestorationReport) {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= byteLimit else { throw .tooLarge(byteCount: bytes.count, limit: byteLimit) }
    let file: JSONValue
    do throws(JSONParser.Fault) {
      file = try JSONParser.value(of: bytes, maximumDepth: Self.maximumDepth)
    } catch {
      throw .notJSON(offset: error.offset, expected: error.expected)
    }
    guard let shape = file["snapshot"]?.integer else { throw .foreign(missing: "snapshot") }
    guard shape <= Self.shape else { throw .newerShape(shape, known: Self.shape) }
    guard let written = file["version"]?.integer else { throw .foreign(missing: "version") }
    guard written <= version else { throw .newer(version: written, known: version) }

    var document = SnapshotDocument(file)
    try migrate(&document, from: written)
    guard let members = document.value["tree"], members.members != nil else {
      throw .foreign(missing: "tree")
    }
    return SnapshotReader<R>(fallback: tree, unmatched: document.unmatched).restoration(of: members)
  }

  private func migrate(_ document: inout SnapshotDocument, from written: Int) throws(SnapshotFailure) {
    // Iterate over the migrations and not over version numbers: the file names the first version, and must
    // not determine how long this takes.
    for older in migrations.keys.sorted() where older >= written {
      document.version = older
      do {
        try migrations[older]?.migrate(&document)
      } catch {
        throw .migrationFailed(from: older, JSONCoder.account(of: error))
      }
    }
  }
}
