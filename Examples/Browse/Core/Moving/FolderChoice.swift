/// The folder that the user has chosen for something: what the picker returns.
///
/// It says what it is for, so that it can be acted upon when nobody remembers the question, as after a restart.
public struct FolderChoice: Hashable, Sendable, Codable {
  /// What is to be moved.
  public var item: FilePath
  /// Where to.
  public var folder: FilePath

  /// Makes a choice.
  ///
  /// - Parameters:
  ///   - item: What is to be moved.
  ///   - folder: Where to.
  public init(_ item: FilePath, to folder: FilePath) {
    self.item = item
    self.folder = folder
  }
}
