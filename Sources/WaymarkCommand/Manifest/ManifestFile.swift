import Waymark
import WaymarkInspector
import WaymarkStorage

/// A file with a navigation manifest.
enum ManifestFile {
  /// How many bytes are read at most.
  private static let maximumSize = 32 << 20

  /// The hint for users whose file is something else: how to make a manifest.
  private static let advice = "an app writes one with router.manifest(of:).json"

  /// Reads a manifest.
  ///
  /// - Parameter path: The file, or `-` for the standard input.
  /// - Returns: The manifest.
  /// - Throws: ``CommandFailure``, which says where the file is not a manifest that this version knows, and what to do.
  static func manifest(at path: String) throws(CommandFailure) -> NavigationManifest {
    let name = path == "-" ? "standard input" : path.harmless(limit: 200)
    let bytes = try bytes(of: path, name)
    func failure(_ problem: String) -> CommandFailure {
      CommandFailure(.data, "\(name)\(problem); \(advice)")
    }
    let value: SnapshotValue
    do throws(SnapshotParser.Fault) {
      value = try SnapshotParser.value(of: bytes, maximumDepth: 64)
    } catch {
      // A whole journal is not JSON, but its first line is.
      let line = try? SnapshotParser.value(of: Array(bytes.prefix { $0 != 0x0A }), maximumDepth: 64)
      if line?["k"] != nil { throw failure(": a journal, and no manifest") }
      if bytes.allSatisfy({ $0 <= 0x20 }) { throw failure(": the file is empty") }
      let before = String(decoding: bytes.prefix(error.offset), as: UTF8.self)
      let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
      let place = ":\(lines.count):\((lines.last?.count ?? 0) + 1)"
      guard error.offset < bytes.count else {
        throw failure("\(place): the file ends in the middle of the manifest")
      }
      throw failure("\(place): no manifest: expected \(error.expected)")
    }
    guard let version = value["version"]?.integer, value["routes"]?.array != nil else {
      throw failure(
        value["k"] == nil ? ": no manifest: it has no version and routes" : ": a journal, and no manifest")
    }
    guard version <= NavigationManifest.currentVersion else {
      let known = "version \(NavigationManifest.currentVersion) is known here"
      throw CommandFailure(
        .data, "\(name): a manifest of version \(version), and \(known): use a newer waymark")
    }
    do {
      return try NavigationManifest(json: bytes)
    } catch let error as DecodingError {
      throw failure(": \(error.place): \(error.problem.harmless(limit: 200))")
    } catch {
      throw failure(": no manifest: \("\(error)".harmless(limit: 200))")
    }
  }

  private static func bytes(of path: String, _ name: String) throws(CommandFailure) -> [UInt8] {
    var source: ByteSource
    do throws(SystemFault) { source = try ByteSource(path: path) } catch {
      throw CommandFailure(.noInput, "\(name): \(error)")
    }
    var bytes: [UInt8] = []
    do throws(SystemFault) {
      while case let piece = try source.read(), !piece.isEmpty, bytes.count <= maximumSize { bytes += piece }
    } catch {
      throw CommandFailure(.ioError, "\(name): \(error)")
    }
    guard bytes.count <= maximumSize else {
      throw CommandFailure(.data, "\(name): more than \(maximumSize) bytes, which no manifest has")
    }
    ByteOrderMark.remove(from: &bytes)
    return bytes
  }
}

extension DecodingError {
  /// Where in the manifest it shows: `links.links[3].pattern`.
  fileprivate var place: String {
    let path =
      switch self {
      case .keyNotFound(let key, let context): context.codingPath + [key]
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
        context.codingPath
      @unknown default: [any CodingKey]()
      }
    var text = ""
    for key in path {
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue.harmless(limit: 60)
      }
    }
    return text.isEmpty ? "the manifest" : text
  }

  fileprivate var problem: String {
    switch self {
    case .keyNotFound: "it is missing"
    case .typeMismatch(let type, _): "it has to be \(Self.name(of: type))"
    case .valueNotFound(let type, _): "it is null, and has to be \(Self.name(of: type))"
    case .dataCorrupted(let context): context.debugDescription
    @unknown default: "it cannot be read"
    }
  }

  private static func name(of type: Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Int.Type: "a whole number"
    case is Bool.Type: "true or false"
    default: "\(type)".hasPrefix("Array") ? "a list" : "an object"
    }
  }
}
