import WaymarkInspector
import WaymarkStorage

/// A file that a command reads, or the standard input.
struct InputFile {
  /// How many problems of a journal are told one by one.
  private static let toldProblems = 20

  /// The file, as it was given.
  let path: String

  /// The name of the file in messages.
  var name: String { path == "-" ? "standard input" : path.harmless(limit: 200) }

  /// Reads, and names the file if that fails.
  private func reading<Value>(_ body: () throws(SystemFault) -> Value) throws(CommandFailure) -> Value {
    do throws(SystemFault) { return try body() } catch { throw CommandFailure(.noInput, "\(name): \(error)") }
  }

  private func opened() throws(SystemFault) -> SystemFile {
    path == "-" ? .standardInput : try SystemFile(path)
  }

  // MARK: - Journals

  /// Goes through a journal.
  ///
  /// - Parameters:
  ///   - console: Is told problems at once, and the failure to end with once the output is complete.
  ///   - body: Called with each record and problem. The flag says that the next one has to be waited for, so that this is the
  ///     time to show what there is.
  /// - Throws: ``CommandFailure`` where the file cannot be read or is no journal; what `body` throws.
  func forEachRecord(
    _ console: Console, _ body: (JournalRecord, _ isDrained: Bool) throws -> Void
  ) throws {
    var reader = JournalReader(LineReader(try reading(opened)))
    var told = 0
    while let record = try reading({ () throws(SystemFault) in try reader.next() }) {
      if let problem = record.problem {
        told += 1
        if told <= Self.toldProblems {
          console.complain("\(name):\(record.line):\(problem.column): \(problem.message)")
        }
      }
      try body(record, reader.isDrained)
    }
    if told > Self.toldProblems { console.complain("\(name): \(told - Self.toldProblems) more like these") }
    guard reader.hasRecord else {
      throw CommandFailure(
        .data, "\(name): no record of a journal in this file; an app writes one with router.record(in:)")
    }
    let damaged = reader.damagedCount
    guard damaged > 0 else { return }
    let lines = damaged == 1 ? "1 line was" : "\(damaged) lines were"
    console.failure = console.failure ?? CommandFailure(.data, "\(name): \(lines) left out")
  }

  // MARK: - Manifests

  /// Reads a manifest.
  ///
  /// - Returns: The manifest.
  /// - Throws: ``CommandFailure``, which says where the file is not a manifest that this version knows, and what to do.
  func manifest() throws(CommandFailure) -> NavigationManifest {
    let bytes = try reading { () throws(SystemFault) in try opened().rest(limit: .max) ?? [] }
    func failure(_ problem: String) -> CommandFailure {
      CommandFailure(.data, "\(name)\(problem); an app writes one with router.manifest(of:).json")
    }
    // A whole journal is not JSON, but its first line is.
    let line = try? JSONParser.value(of: Array(bytes.prefix { $0 != 0x0A }), maximumDepth: 64)
    if line?["k"] != nil { throw failure(": a journal, and no manifest") }
    do {
      let value = try JSONParser.value(of: bytes, maximumDepth: 64)
      if let version = value["version"]?.integer, version > NavigationManifest.currentVersion {
        let known = "version \(NavigationManifest.currentVersion) is known here"
        throw CommandFailure(
          .data, "\(name): a manifest of version \(version), and \(known): use a newer waymark")
      }
      return try NavigationManifest(json: bytes)
    } catch let error as CommandFailure {
      throw error
    } catch let error as JSONParser.Fault {
      let lines = bytes.prefix(error.offset).split(separator: 0x0A, omittingEmptySubsequences: false)
      let column = String(decoding: lines.last ?? [], as: UTF8.self).count + 1
      throw failure(":\(max(1, lines.count)):\(column): no manifest: expected \(error.expected)")
    } catch {
      throw failure(": no manifest: \("\(error)".harmless(limit: 300))")
    }
  }
}
