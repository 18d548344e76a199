import Waymark
import WaymarkInspector

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
  /// - Throws: ``CommandFailure``, which says where the file is not a manifest that this version knows, and
  ///   what to do.
  static func manifest(at path: String) throws(CommandFailure) -> NavigationManifest {
    let name = path == "-" ? "standard input" : path.harmless(limit: 200)
    let bytes = try bytes(of: path, name)
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONParser.value(of: bytes)
    } catch {
      throw CommandFailure(.data, message(for: error, in: bytes, name))
    }
    try check(value, name)
    do {
      return try NavigationManifest(json: bytes)
    } catch let error as DecodingError {
      throw CommandFailure(.data, "\(name): \(error.place): \(error.problem.harmless(limit: 200)); \(advice)")
    } catch {
      throw CommandFailure(.data, "\(name): no manifest: \("\(error)".harmless(limit: 200)); \(advice)")
    }
  }

  private static func bytes(of path: String, _ name: String) throws(CommandFailure) -> [UInt8] {
    var source: ByteSource
    do throws(SystemError) { source = try ByteSource(path: path) } catch {
      throw CommandFailure(.noInput, "\(name): \(error)")
    }
    var bytes: [UInt8] = []
    var piece: [UInt8] = []
    do throws(SystemError) {
      repeat {
        try source.read(into: &piece)
        bytes += piece
      } while !piece.isEmpty && bytes.count <= maximumSize
    } catch {
      throw CommandFailure(.ioError, "\(name): \(error)")
    }
    guard bytes.count <= maximumSize else {
      throw CommandFailure(.data, "\(name): more than \(maximumSize) bytes, which no manifest has")
    }
    ByteOrderMark.remove(from: &bytes)
    return bytes
  }

  /// The message about a file that is not JSON.
  private static func message(for error: JSONError, in bytes: [UInt8], _ name: String) -> String {
    let before = bytes.prefix(error.offset)
    let line = before.count { $0 == 0x0A } + 1
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    // Count characters: the bytes that continue one do not count.
    let column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    let place = "\(name):\(line):\(column)"
    guard !bytes.allSatisfy({ $0 <= 0x20 }) else { return "\(name): the file is empty; \(advice)" }
    guard !beginsJournal(bytes) else { return isJournal(name) }
    guard error.offset < bytes.count else {
      return "\(place): the file ends in the middle of the manifest: write it again; \(advice)"
    }
    let problem = error.problem.replacing("the line", with: "the text")
    return "\(place): no manifest: \(problem); \(advice)"
  }

  /// The message about a file that is a journal.
  private static func isJournal(_ name: String) -> String { "\(name): a journal, and no manifest; \(advice)" }

  /// Whether the first line is a journal's record.
  ///
  /// A whole journal is not JSON.
  private static func beginsJournal(_ bytes: [UInt8]) -> Bool {
    (try? JSONParser.value(of: Array(bytes.prefix { $0 != 0x0A })))?["k"]?.text != nil
  }

  /// Checks that a value is a manifest of a version that is known.
  private static func check(_ value: JSONValue, _ name: String) throws(CommandFailure) {
    guard let version = value["version"]?.integer, value["routes"]?.elements != nil else {
      if value["k"] != nil { throw CommandFailure(.data, isJournal(name)) }
      if value["links"] != nil, value["schemes"] != nil {
        throw CommandFailure(.data, "\(name): a manifest of links alone; \(advice)")
      }
      throw CommandFailure(.data, "\(name):1:1: no manifest: it has no version and routes; \(advice)")
    }
    guard version <= NavigationManifest.currentVersion else {
      throw CommandFailure(
        .data,
        "\(name): a manifest of version \(version), and version \(NavigationManifest.currentVersion) is known here: use a newer waymark"
      )
    }
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
