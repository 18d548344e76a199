import WaymarkState

/// Reads a command: a verb, and its values on a line each.
struct CommandReader {
  private var fields: ArraySlice<Substring>

  init(_ text: String) {
    fields = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
  }

  /// The next line.
  mutating func field() throws(Complaint) -> String {
    guard let field = fields.popFirst() else { throw Complaint("A value is missing") }
    return String(field)
  }

  /// All the lines that are left.
  mutating func rest() -> String {
    let text = fields.joined(separator: "\n")
    fields = []
    return text
  }

  mutating func number() throws(Complaint) -> Int {
    let text = try field()
    guard let number = Int(text) else { throw Complaint("\(text) is not a number") }
    return number
  }

  mutating func place() throws(Complaint) -> Place { try TreeReader.readPlace(try field()) }

  mutating func entry() throws(Complaint) -> EntryID {
    guard let number = UInt64(try field()) else { throw Complaint("An entry has a number") }
    return EntryID(rawValue: number)
  }

  mutating func style() throws(Complaint) -> Presentation.Style {
    guard let style = Presentation.Style(rawValue: try field()) else {
      throw Complaint("A modal's style is sheet, fullScreen, popover or alert")
    }
    return style
  }

  /// A path, written as its layer and its branches with dots between them, or nothing for what the user sees.
  mutating func path(in tree: EntryTree<Place>) throws(Complaint) -> BranchPath {
    let text = try field()
    guard !text.isEmpty else { return tree.visiblePath }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= BranchPath.maximumBranchCount + 1, let layer = Int(parts[0]) else {
      throw Complaint("There is no place \(text)")
    }
    var path = BranchPath(layer: layer)
    for part in parts.dropFirst() {
      guard let branch = Int(part), branch >= 0, branch < BranchPath.maximumTabsSideBySide else {
        throw Complaint("There is no place \(text)")
      }
      path = path.appending(branch: branch)
    }
    guard tree.container(at: path) != nil else { throw Complaint("There is no place \(text)") }
    return path
  }
}
