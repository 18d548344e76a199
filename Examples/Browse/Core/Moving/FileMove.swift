#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file or a folder that changes its folder and keeps its name.
public struct FileMove: Hashable, Sendable, Codable {
  /// What is moved.
  public let item: FilePath
  /// Where to.
  public let folder: FilePath

  /// Makes a move; nothing happens yet.
  ///
  /// - Parameters:
  ///   - item: What is moved.
  ///   - folder: Where to.
  public init(_ item: FilePath, to folder: FilePath) {
    self.item = item
    self.folder = folder
  }

  /// Where the item is afterwards.
  public var destination: FilePath { folder.appending(item.lastName) }

  /// The move that takes this one back.
  var inverse: FileMove? { item.parent.map { FileMove(destination, to: $0) } }

  /// Moves the item, and never replaces anything.
  ///
  /// - Throws: Why it was left where it is.
  public func perform() throws(MoveError) {
    try perform(by: ExclusiveRename.rename)
  }

  /// Moves the item if it is what is wanted, and not something else that has come to be in its place.
  ///
  /// - Parameter wanted: What it has to be.
  /// - Throws: Why it was left where it is.
  func perform(of wanted: FileBirth) throws(MoveError) {
    guard let found = FileBirth(of: item) else { throw MoveError(self, code: errno) }
    guard found == wanted else { throw MoveError(self, .replaced(item)) }
    try perform()
  }

  /// Moves the item by a call that gives it another name.
  ///
  /// - Parameter rename: Returns 0, or what the system would set `errno` to.
  /// - Throws: Why it was left where it is.
  func perform(by rename: (FilePath, FilePath) -> Int32) throws(MoveError) {
    // To itself and into itself are told apart before, since the system has one answer for several things.
    if let parent = item.parent, parent == folder || parent.isSameFile(as: folder) {
      throw MoveError(self, .alreadyThere)
    }
    guard !isIntoItself else { throw MoveError(self, .intoItself) }
    let code = rename(item, destination)
    guard code == 0 else { throw MoveError(self, code: code) }
  }

  /// Whether the folder is the item or somewhere in it, by whatever name.
  private var isIntoItself: Bool {
    guard let status = try? FileStatus(of: item), status.kind == .folder else { return false }
    return (folder.resolved ?? folder).lineage.contains { $0.isSameFile(as: item) }
  }
}
