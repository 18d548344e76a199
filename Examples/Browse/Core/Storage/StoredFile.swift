#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file of JSON that says which version it is of.
struct StoredFile<Value: Codable> {
  /// What a file was found to hold.
  enum Contents {
    case nothing
    case value(Value)
    /// A newer release has written it.
    case newer
    case damaged
  }

  private struct Header: Decodable {
    var version: Int
  }

  private struct Document: Codable {
    var version: Int
    var value: Value
  }

  private static var version: Int { 1 }

  let path: FilePath

  /// Reads the file.
  ///
  /// - Returns: What it holds.
  /// - Throws: Why it cannot be read.
  func read() throws(FileError) -> Contents {
    guard let bytes = try AtomicFile(path: path).contents() else { return .nothing }
    let data = Data(bytes)
    if let document = try? JSONDecoder().decode(Document.self, from: data), document.version == Self.version {
      return .value(document.value)
    }
    // Whatever else a newer release writes, it says its version in the same place.
    let header = try? JSONDecoder().decode(Header.self, from: data)
    return header.map { $0.version > Self.version } == true ? .newer : .damaged
  }

  /// Puts a value in the place of what the file holds.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isDurable: Whether to return only when it outlasts the machine, and not only this program.
  /// - Throws: Why it cannot be written; the file is then as it was.
  func write(_ value: Value, isDurable: Bool = true) throws(FileError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data: Data
    do {
      data = try encoder.encode(Document(version: Self.version, value: value))
    } catch {
      throw FileError(path, .system(0))
    }
    try AtomicFile(path: path).replace(with: Array(data), isDurable: isDurable)
  }
}
