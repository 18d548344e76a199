import Foundation

/// Something in a folder.
package struct FolderEntry: Hashable, Sendable {
  package let name: String
  package let kind: FileKind
}

package enum FolderListing {
  /// How folders are listed.
  package struct Options: Hashable {
    enum Order: String {
      case name, size, date

      var next: Order { self == .name ? .size : self == .size ? .date : .name }
    }

    var order = Order.name
    var leavesOutHidden = false

    var note: String {
      (order == .name ? "" : "by \(order.rawValue)  ·  ")
        + (leavesOutHidden ? "without hidden files  ·  " : "")
    }
  }

  /// Entries that were read, as the user wants them listed: the largest or the newest first.
  static func arranged(_ entries: [FolderEntry], in path: FilePath, _ options: Options) -> [FolderEntry] {
    let entries = options.leavesOutHidden ? entries.filter { !$0.name.hasPrefix(".") } : entries
    if options.order == .name { return entries }
    let keyed = entries.map { entry in
      let status = try? FileStatus(of: path.appending(entry.name))
      let size = entry.kind.isFile ? Double(status?.size ?? 0) : 0
      return (entry: entry, key: options.order == .size ? size : status?.modified.timeIntervalSince1970 ?? 0)
    }
    return keyed.sorted { $0.key > $1.key }.map(\.entry)
  }

  /// Reads a folder.
  ///
  /// - Parameter path: The folder.
  /// - Returns: Its folders, then its files, each by name.
  /// - Throws: Why it cannot be read.
  static func read(_ path: FilePath) throws(FileError) -> [FolderEntry] {
    guard let folder = opendir(path.rawValue) else { throw FileError(path, code: errno) }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    while let record = readdir(folder) {
      let name = withUnsafePointer(to: &record.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      entries.append(FolderEntry(name: name, kind: kind(of: record, at: path.appending(name))))
    }
    return sorted(entries)
  }

  private static func kind(of record: UnsafeMutablePointer<dirent>, at path: @autoclosure () -> FilePath)
    -> FileKind
  {
    switch Int(record.pointee.d_type) {
    case Int(DT_DIR): .folder
    case Int(DT_REG): .file
    // A link, or a file system that does not say.
    case Int(DT_LNK), Int(DT_UNKNOWN): (try? FileStatus(of: path()).kind) ?? .special
    default: .special
    }
  }

  private static func sorted(_ entries: [FolderEntry]) -> [FolderEntry] {
    let keyed = entries.map { (entry: $0, key: ($0.kind.isFolder ? "0" : "1") + order(of: $0.name)) }
    return keyed.sorted { ($0.key, $0.entry.name) < ($1.key, $1.entry.name) }.map(\.entry)
  }

  /// A text by which names are sorted as people count: `file2` before `File10`.
  static func order(of name: String) -> String {
    var result = ""
    var number = ""
    func endNumber() {
      if !number.isEmpty { result += String(repeating: "0", count: max(0, 12 - number.count)) + number }
      number = ""
    }
    for character in name.lowercased() {
      if character.isASCII, character.isNumber {
        number.append(character)
      } else {
        endNumber()
        result.append(character)
      }
    }
    endNumber()
    return result
  }
}
