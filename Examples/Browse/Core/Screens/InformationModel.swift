import Waymark

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is known about a file or a folder.
@MainActor
public final class InformationModel {
  /// A line of the sheet.
  public struct Line: Hashable, Sendable {
    /// What it is about.
    public var label: String
    /// What is known, safe to show.
    public var value: String
  }

  /// The file or the folder.
  public let path: FilePath

  private let context: ScreenContext<FilesRoute>
  private let stores: BrowseStores

  /// Makes a model.
  ///
  /// - Parameters:
  ///   - path: The file or the folder.
  ///   - context: The sheet's place in the navigation.
  ///   - stores: Bookmarks and notes.
  public init(path: FilePath, context: ScreenContext<FilesRoute>, stores: BrowseStores) {
    self.context = context
    self.path = path
    self.stores = stores
  }

  /// Closes the sheet.
  public func close() { context.close() }

  /// What is known now.
  public var lines: [Line] {
    var lines = [Line(label: "Name", value: path.lastComponent)]
    if let folder = path.parent { lines.append(Line(label: "Folder", value: folder.display)) }
    do {
      lines += try Self.describe(FileStatus(of: path))
    } catch {
      lines.append(Line(label: "Problem", value: error.description))
    }
    lines.append(Line(label: "Bookmark", value: stores.bookmarks.contains(path) ? "yes" : "no"))
    if let note = stores.notes.note(on: path) {
      lines.append(
        Line(label: "Note", value: note.split(whereSeparator: \.isNewline).joined(separator: " / ")))
    }
    if stores.drafts.has(path) { lines.append(Line(label: "Draft", value: "a note is not saved yet")) }
    return lines
  }

  private static func describe(_ status: FileStatus) -> [Line] {
    var lines = [Line(label: "Kind", value: status.kind.name)]
    if let target = status.target { lines.append(Line(label: "Leads to", value: target)) }
    if let problem = status.problem { lines.append(Line(label: "Problem", value: problem.description)) }
    if !status.kind.isFolder { lines.append(Line(label: "Size", value: FileSize.full(status.size))) }
    lines.append(Line(label: "Changed", value: FileDate.full(status.modified)))
    lines.append(Line(label: "Rights", value: rights(status.permissions)))
    lines.append(Line(label: "Owner", value: name(status.owner, getpwuid(status.owner)?.pointee.pw_name)))
    lines.append(Line(label: "Group", value: name(status.group, getgrgid(status.group)?.pointee.gr_name)))
    if !status.kind.isFolder, status.names > 1 {
      lines.append(Line(label: "Names", value: "\(status.names), all of the same file"))
    }
    return lines
  }

  /// Permission bits as `rwxr-xr-x (755)`.
  static func rights(_ permissions: UInt32) -> String {
    var text = ""
    for (index, sign) in "rwxrwxrwx".enumerated() {
      text.append(permissions >> UInt32(8 - index) & 1 == 1 ? sign : "-")
    }
    return "\(text) (\(String(permissions, radix: 8)))"
  }

  private static func name(_ number: UInt32, _ name: UnsafeMutablePointer<CChar>?) -> String {
    guard let name else { return "\(number)" }
    return "\(SafeText.escaped(String(cString: name))) (\(number))"
  }
}
