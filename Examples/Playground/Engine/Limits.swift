/// How much a reader's tree may hold, so that every edit is quick and every answer short.
public enum Limits {
  /// How many places a tree holds.
  public static let places = 500
  /// How many bytes a tree's notation has, and a command.
  public static let bytes = 20_000
  /// How many bytes a place's name has.
  public static let name = 200
  /// How many edits can be undone.
  public static let history = 200
}
