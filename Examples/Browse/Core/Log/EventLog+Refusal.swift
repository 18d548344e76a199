extension EventLog {
  /// Why a log and a journal are not to be written to files, whose contents would be lost or moved.
  ///
  /// - Parameters:
  ///   - log: The log.
  ///   - journal: The journal, whose older files have its name and a number.
  ///   - file: What is to be shown first, if that is a file.
  ///   - data: Where the browser keeps what lasts.
  /// - Returns: A sentence or two for people; nil where nothing speaks against it.
  public static func refusal(
    of log: FilePath?, journal: FilePath? = nil, showing file: FilePath?, keepingIn data: DataFolder
  ) -> String? {
    let journals = journal.map(Browser.journalFiles) ?? []
    if let log, journals.contains(where: { $0 == log || $0.isSameFile(as: log) }) {
      return "The log and the journal would take each other's place. Name one of them otherwise."
    }
    let all = (log.map { [("log", $0)] } ?? []) + journals.map { ("journal", $0) }
    for (name, path) in all {
      if let file, path.isSameFile(as: file) {
        return "The \(name) would take the place of the file to be shown. Name another one."
      }
      if data.holds(path) {
        return
          "The \(name) would take the place of what is kept in \(data.path.display). Choose another folder."
      }
    }
    return nil
  }
}
