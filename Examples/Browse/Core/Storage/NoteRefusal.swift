/// Why a note is not kept.
public enum NoteRefusal: Error, Hashable, Sendable {
  /// It was changed since it was last seen, by another program or in another place of this one: what it is now, nil for
  /// none.
  case changed(String?)
  /// It could not be written.
  case problem(StoreProblem)
}
