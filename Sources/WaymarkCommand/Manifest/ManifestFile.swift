import Waymark
import WaymarkInspector
import WaymarkStorage

/// A file with a navigation manifest.
enum ManifestFile {
  /// Reads a manifest.
  ///
  /// - Parameter path: The file, or `-` for the standard input.
  /// - Returns: The manifest.
  /// - Throws: ``CommandFailure``, which says where the file is not a manifest that this version knows, and what to do.
  static func manifest(at path: String) throws(CommandFailure) -> NavigationManifest {
    let name = path == "-" ? "standard input" : path.harmless(limit: 200)
    let bytes = try bytes(of: path, name)
    func failure(_ problem: String) -> CommandFailure {
      CommandFailure(.data, "\(name)\(problem); an app writes one with router.manifest(of:).json")
    }
    // A whole journal is not JSON, but its first line is.
    let line = try? SnapshotParser.value(of: Array(bytes.prefix { $0 != 0x0A }), maximumDepth: 64)
    if line?["k"] != nil { throw failure(": a journal, and no manifest") }
    do {
      let value = try SnapshotParser.value(of: bytes, maximumDepth: 64)
      if let version = value["version"]?.integer, version > NavigationManifest.currentVersion {
        let known = "version \(NavigationManifest.currentVersion) is known here"
        throw CommandFailure(
          .data, "\(name): a manifest of version \(version), and \(known): use a newer waymark")
      }
      return try NavigationManifest(json: bytes)
    } catch let error as CommandFailure {
      throw error
    } catch let error as SnapshotParser.Fault {
      let lines = bytes.prefix(error.offset).split(separator: 0x0A, omittingEmptySubsequences: false)
      let column = String(decoding: lines.last ?? [], as: UTF8.self).count + 1
      throw failure(":\(lines.count):\(column): no manifest: expected \(error.expected)")
    } catch {
      throw failure(": no manifest: \("\(error)".harmless(limit: 300))")
    }
  }

  private static func bytes(of path: String, _ name: String) throws(CommandFailure) -> [UInt8] {
    var source: ByteSource
    do throws(SystemFault) { source = try ByteSource(path: path) } catch {
      throw CommandFailure(.noInput, "\(name): \(error)")
    }
    var bytes: [UInt8] = []
    do throws(SystemFault) {
      while case let piece = try source.read(), !piece.isEmpty { bytes += piece }
    } catch {
      throw CommandFailure(.ioError, "\(name): \(error)")
    }
    return bytes
  }
}
