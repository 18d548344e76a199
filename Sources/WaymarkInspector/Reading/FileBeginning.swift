/// The first bytes of a file, which tell a file that was rewritten from one that has grown.
enum FileBeginning {
  /// How many bytes to compare.
  ///
  /// They include a journal's first line, which says when the journal was begun.
  private static let length = 256

  static func read(_ path: String) throws(SystemError) -> [UInt8] {
    var source = try ByteSource(growingFile: path, pieceSize: length)
    var bytes: [UInt8] = []
    try source.read(into: &bytes)
    return bytes
  }
}
