/// What a list says of one file in a folder.
public struct FolderRow: Hashable, Sendable {
  /// The name, escaped.
  public var name: String
  /// What it is.
  public var kind: FileKind
  /// The size in ``FileSize/columnWidth`` characters, blank for what is not a file.
  public var size: String
  /// The date in ``FileDate/columnWidth`` characters.
  public var date: String
  /// Whether it is bookmarked.
  public var isBookmarked: Bool
  /// Whether there is a note on it.
  public var hasNote: Bool
  /// Whether it is the chosen one.
  public var isSelected: Bool
}
