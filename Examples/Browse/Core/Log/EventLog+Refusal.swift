extension EventLog {
  /// Why no log is to be written to a file, whose contents would be lost.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - file: What is to be shown first, if that is a file.
  ///   - data: Where the browser keeps what lasts.
  /// - Returns: A sentence or two for people; nil where nothing speaks against it.
  public static func refusal(
    of path: FilePath, showing file: FilePath?, keepingIn data: DataFolder
  ) -> String? {
    if let file, path.isSameFile(as: file) {
      return "The log would take the place of the file to be shown. Log to another one."
    }
    if data.holds(path) {
      return "The log would take the place of what is kept in \(data.path.display). Log to another folder."
    }
    return nil
  }
}
