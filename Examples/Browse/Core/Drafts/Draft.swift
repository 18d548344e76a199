/// A note that is being written and is not kept yet, as it lies on disk.
struct Draft: Sendable, Codable {
  /// The file that the note is on.
  var path: FilePath
  /// What is written.
  var text: NoteText
  /// The note that it was begun from.
  var version: NoteVersion
  /// When it was changed last, in seconds since 1970.
  var changed: Int64
}
