import WaymarkState

/// Reads a tree as trees are written: `([home a]* | search: [s]) {alert: m}`.
///
/// It takes all that the library writes for places with names. Blanks and line breaks are free between them, a container may
/// have brackets of its own inside columns and modals, and where no column has a star the last one is in front.
struct TreeReader {
  private var scanner: Scanner
  private var placeCount = 0

  /// Reads a tree.
  ///
  /// - Parameter text: The notation.
  /// - Returns: The tree.
  /// - Throws: What is wrong, and where.
  static func read(_ text: String) throws(Complaint) -> RouteTree<Place> {
    guard text.utf8.count <= Limits.bytes else {
      throw Complaint("The notation has \(Limits.bytes) bytes at most", at: Limits.bytes)
    }
    var reader = TreeReader(scanner: Scanner(text))
    return try reader.tree()
  }

  /// Reads the name of a place.
  static func readPlace(_ text: String) throws(Complaint) -> Place {
    var scanner = Scanner(text)
    let place = try scanner.name()
    guard scanner.next == nil else {
      throw scanner.complaint("A name has no blanks and none of [ ] { } | * : outside of parentheses")
    }
    return place
  }

  private init(scanner: Scanner) {
    self.scanner = scanner
  }

  private mutating func tree() throws(Complaint) -> RouteTree<Place> {
    let root = try container(depth: 0)
    var modals: [Modal<Place>] = []
    while scanner.take("{") { modals.append(try modal()) }
    guard scanner.next == nil else {
      throw scanner.complaint("After the root come modals in braces alone")
    }
    return RouteTree(root, modals: modals)
  }

  private mutating func modal() throws(Complaint) -> Modal<Place> {
    var style = Presentation.Style.sheet
    let content: Container<Place>
    if scanner.isAtName {
      let start = scanner.offset
      let first = try scanner.name()
      if scanner.take(":") {
        guard let named = Presentation.Style(rawValue: first.name) else {
          throw Complaint("A modal's style is sheet, fullScreen, popover or alert", at: start)
        }
        style = named
        content = try inside(depth: 0)
      } else {
        try count(at: start)
        content = .stack(try stack(from: first))
      }
    } else {
      content = try inside(depth: 0)
    }
    try scanner.expect("}", "A modal is closed with }")
    return Modal(Presentation(style), content)
  }

  private mutating func container(depth: Int) throws(Complaint) -> Container<Place> {
    if scanner.next == UInt8(ascii: "(") { return try tabs(depth: depth) }
    guard scanner.next == UInt8(ascii: "[") else {
      throw scanner.complaint("A stack or columns in [ ], or tabs in ( ), belong here")
    }
    return try stackOrColumns(depth: depth)
  }

  /// Reads the container of a column or a modal.
  private mutating func inside(depth: Int) throws(Complaint) -> Container<Place> {
    guard scanner.isAtName else { return try container(depth: depth) }
    let start = scanner.offset
    let root = try scanner.name()
    try count(at: start)
    return .stack(try stack(from: root))
  }

  private mutating func stack(from root: Place) throws(Complaint) -> RouteStack<Place> {
    var pushed: [Place] = []
    while scanner.isAtName {
      let start = scanner.offset
      pushed.append(try scanner.name())
      try count(at: start)
    }
    return RouteStack(root: root, pushed: pushed)
  }

  private mutating func stackOrColumns(depth: Int) throws(Complaint) -> Container<Place> {
    let start = scanner.offset
    _ = scanner.take("[")
    let isOfColumns = !scanner.isAtName
    if isOfColumns { try checkDepth(depth, at: start) }
    let first = try inside(depth: depth + 1)
    if !isOfColumns, scanner.take("]") { return first }
    try checkDepth(depth, at: start)
    return try columns(from: first, depth: depth, at: start)
  }

  private mutating func columns(
    from first: Container<Place>, depth: Int, at start: Int
  ) throws(Complaint) -> Container<Place> {
    var filled = [first]
    var capacity = 1
    var front: Int?
    if scanner.take("*") { front = 0 }
    while scanner.take("|") {
      capacity += 1
      if !scanner.isAtName, scanner.take(".") { continue }
      guard filled.count == capacity - 1 else {
        throw scanner.complaint("No column is filled behind an empty one")
      }
      filled.append(try inside(depth: depth + 1))
      if try star(isTaken: front != nil, "One column is in front, and another has the star already") {
        front = filled.count - 1
      }
    }
    try scanner.expect("]", "Here stands a name, | before a column, * for the one in front, or ] at the end")
    guard let columns = RouteColumns(capacity: capacity, filled: filled, front: front) else {
      throw Complaint("Columns have 2 or 3 places, and . for an empty one", at: start)
    }
    return .columns(columns)
  }

  private mutating func tabs(depth: Int) throws(Complaint) -> Container<Place> {
    let start = scanner.offset
    try checkDepth(depth, at: start)
    _ = scanner.take("(")
    var tabs: [RouteTab<Place>] = []
    var selectedKey: Place?
    var seen = Set<Place>()
    repeat {
      _ = scanner.next
      let keyStart = scanner.offset
      let written = scanner.isAtName ? try scanner.name() : nil
      // The star follows the key, or the container where the key is its root and not written.
      let starredKey = written == nil ? false : try isStarred(selectedKey)
      if written != nil { try scanner.expect(":", "A tab's key is followed by : and what the tab holds") }
      let held = try container(depth: depth + 1)
      let key = written ?? held.root
      let isSelected = try written == nil ? isStarred(selectedKey) : starredKey
      guard seen.insert(key).inserted else {
        throw Complaint("Another tab has this key already", at: keyStart)
      }
      if isSelected { selectedKey = key }
      tabs.append(RouteTab(key, held))
    } while scanner.take("|")
    try scanner.expect(")", "Tabs are parted by | and closed with )")
    guard let valid = RouteTabs(checking: tabs, selectedKey: selectedKey) else {
      throw Complaint("These tabs cannot be", at: start)
    }
    return .tabs(valid)
  }

  /// Takes the star of a tab.
  private mutating func isStarred(_ selectedKey: Place?) throws(Complaint) -> Bool {
    try star(isTaken: selectedKey != nil, "One tab is selected, and another has the star already")
  }

  /// Takes the star of what has the focus, of which there is one.
  private mutating func star(isTaken: Bool, _ message: String) throws(Complaint) -> Bool {
    guard scanner.next == UInt8(ascii: "*") else { return false }
    guard !isTaken else { throw scanner.complaint(message) }
    return scanner.take("*")
  }

  private mutating func count(at offset: Int) throws(Complaint) {
    placeCount += 1
    guard placeCount <= Limits.places else {
      throw Complaint("A tree has \(Limits.places) places at most here", at: offset)
    }
  }

  private func checkDepth(_ depth: Int, at offset: Int) throws(Complaint) {
    guard depth < BranchPath.maximumBranchCount else {
      throw Complaint(
        "Tabs and columns are nested \(BranchPath.maximumBranchCount) deep at most", at: offset)
    }
  }
}
