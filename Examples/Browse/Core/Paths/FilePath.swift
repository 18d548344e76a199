/// An absolute path, held as the bytes that the file system knows it by.
///
/// Names on Linux are any bytes but `/` and NUL: a path kept as a `String` could not open every file. Use
/// ``display`` for people, ``withCString(_:)`` for the system.
public struct FilePath: Hashable, Sendable {
  /// The bytes of the path, with neither a NUL nor a trailing slash.
  public let bytes: [UInt8]

  /// The folder that holds everything.
  public static let root = FilePath(bytes: [slash])

  static let slash = UInt8(ascii: "/")

  /// Makes a path from bytes, without `.`, `..` and doubled slashes.
  ///
  /// What follows a NUL is dropped, since no file can have one in its name. A relative path is taken from `/`.
  ///
  /// - Parameter bytes: The path as the system writes it.
  public init(bytes: some Sequence<UInt8>) {
    self.bytes = Self.normalized(bytes.prefix { $0 != 0 })
  }

  /// Makes a path from text.
  ///
  /// - Parameter text: The path, in UTF-8 on disk.
  public init(_ text: String) {
    self.init(bytes: text.utf8)
  }

  private init(trusted bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Makes a path from an argument, taken from another folder where it is relative.
  ///
  /// - Parameters:
  ///   - argument: What the user wrote.
  ///   - folder: The folder that a relative path starts in.
  public init(argument: [UInt8], in folder: FilePath) {
    self.init(bytes: argument.first == Self.slash ? argument : folder.bytes + [Self.slash] + argument)
  }

  /// Whether this is `/`.
  public var isRoot: Bool { bytes.count == 1 }

  /// The folder that this is in, or nil at `/`.
  public var parent: FilePath? {
    guard !isRoot, let cut = bytes.lastIndex(of: Self.slash) else { return nil }
    return cut == 0 ? .root : FilePath(trusted: Array(bytes[..<cut]))
  }

  /// The bytes of the last name, or `/` at the root.
  public var lastName: ArraySlice<UInt8> {
    guard !isRoot, let cut = bytes.lastIndex(of: Self.slash) else { return bytes[...] }
    return bytes[(cut + 1)...]
  }

  /// The last name as text that is safe to show.
  public var lastComponent: String { SafeText.escaped(lastName) }

  /// The whole path as text that is safe to show.
  public var display: String { SafeText.escaped(bytes) }

  /// This path and the folders above it, `/` first.
  public var lineage: [FilePath] {
    var paths = [self]
    while let parent = paths[paths.count - 1].parent { paths.append(parent) }
    return paths.reversed()
  }

  /// The path of something in this folder.
  ///
  /// - Parameter name: The bytes of one name, or several with slashes between them.
  /// - Returns: The path; ``root`` stays the root for an empty name.
  public func appending(_ name: some Sequence<UInt8>) -> FilePath {
    var joined = bytes
    joined.append(Self.slash)
    joined.append(contentsOf: name)
    return FilePath(bytes: joined)
  }

  /// The path of something in this folder.
  ///
  /// - Parameter name: One name as text.
  /// - Returns: The path.
  public func appending(_ name: String) -> FilePath { appending(name.utf8) }

  /// Whether this is in another folder, at any depth.
  ///
  /// - Parameter folder: The folder that may hold this path.
  /// - Returns: True for what is below the folder, false for the folder itself.
  public func isInside(_ folder: FilePath) -> Bool {
    guard bytes.count > folder.bytes.count, bytes.starts(with: folder.bytes) else { return false }
    return folder.isRoot || bytes[folder.bytes.count] == Self.slash
  }

  /// Lends the path as the system's calls take it.
  ///
  /// - Parameter body: What to do with the terminated bytes; they must not be kept.
  /// - Returns: What the body returns.
  public func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { buffer in
      for index in bytes.indices { buffer[index] = CChar(bitPattern: bytes[index]) }
      buffer[bytes.count] = 0
      return UnsafeBufferPointer(buffer).baseAddress.map(body) ?? body("")
    }
  }

  private static func normalized(_ path: some Sequence<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    for part in Array(path).split(separator: slash) {
      if part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) {
        result.removeSubrange((result.lastIndex(of: slash) ?? 0)...)
      } else {
        result.append(slash)
        result.append(contentsOf: part)
      }
    }
    return result.isEmpty ? [slash] : result
  }
}

extension FilePath: CustomStringConvertible {
  /// The path as text that is safe to show.
  public var description: String { display }
}
