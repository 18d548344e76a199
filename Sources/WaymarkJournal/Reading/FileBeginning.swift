/// What a file begins with, by which one that was written anew is told from one that has grown.
enum FileBeginning {
  /// How many bytes are looked at: those of a journal's first line say when it was begun.
  private static let length = 256

  static func read(_ path: String) throws(SystemError) -> [UInt8] {
    var source = try ByteSource(growingFile: path, pieceSize: length)
    var bytes: [UInt8] = []
    try source.read(into: &bytes)
    return bytes
  }
}
