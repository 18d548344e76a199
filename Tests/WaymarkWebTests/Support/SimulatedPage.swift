@testable import WaymarkWeb

/// A document and a browser's history in memory, which does what a browser does by itself with focus, dialogs and entries.
@MainActor
final class SimulatedPage: Page {
  struct Element {
    let tag: String
    var parent: PageNode?
    var children: [PageNode] = []
    var attributes: [String: String] = [:]
    var text = ""
    var events: Set<String> = []
  }

  weak var user: (any PageUser)?
  private(set) var elements: [PageNode: Element] = [0: Element(tag: "body")]
  private(set) var dialogs: [PageNode] = []
  private(set) var focused: PageNode?
  /// The elements that have the focus again when dialogs close.
  private var returning: [PageNode: PageNode] = [:]
  private(set) var title = ""
  private(set) var announced: [String] = []
  /// The calls that have changed where an element is.
  private(set) var moves = 0

  private(set) var entries: [PageEntry]
  private(set) var position: Int
  private var arrivals: [Int] = []
  /// Whether the browser tells a page that is loaded the entries around it, as those with the Navigation API do.
  var tellsEntries = false
  var columnsThatFit = 1
  let firstEntry: PageEntry
  var knownEntries: [PageEntry] { tellsEntries ? entries.filter { $0.tree != nil } : [] }

  init(at link: String) {
    firstEntry = PageEntry(link: link, index: 0, tree: nil)
    entries = [firstEntry]
    position = 0
  }

  /// The same tab after a reload.
  init(reloading other: SimulatedPage) {
    entries = other.entries
    position = other.position
    tellsEntries = other.tellsEntries
    columnsThatFit = other.columnsThatFit
    firstEntry = other.entries[other.position]
  }

  var entry: PageEntry { entries[position] }

  // MARK: The document

  func create(_ node: PageNode, _ tag: String) {
    precondition(elements[node] == nil)
    elements[node] = Element(tag: tag)
  }

  func insert(_ node: PageNode, into parent: PageNode, before next: PageNode?) {
    detach(node)
    guard let siblings = elements[parent]?.children else { preconditionFailure("no parent") }
    let index = next.flatMap { siblings.firstIndex(of: $0) } ?? siblings.count
    elements[parent]?.children.insert(node, at: index)
    elements[node]?.parent = parent
    moves += 1
  }

  func detach(_ node: PageNode) {
    guard let parent = elements[node]?.parent else { return }
    if let focused, isInside(focused, node) { self.focused = nil }
    elements[parent]?.children.removeAll { $0 == node }
    elements[node]?.parent = nil
    dialogs.removeAll { $0 == node }
    moves += 1
  }

  func release(_ node: PageNode) {
    precondition(elements[node]?.parent == nil, "released in the page")
    for child in elements[node]?.children ?? [] { elements[child]?.parent = nil }
    elements[node] = nil
  }

  func set(_ node: PageNode, _ attribute: String, _ value: String?) {
    precondition(elements[node] != nil)
    elements[node]?.attributes[attribute] = value
  }

  func setText(_ node: PageNode, _ text: String) { elements[node]?.text = text }
  func setValue(_ node: PageNode, _ value: String) { elements[node]?.attributes["value"] = value }
  func listen(_ node: PageNode, to event: String) { elements[node]?.events.insert(event) }

  func isInside(_ node: PageNode, _ outer: PageNode) -> Bool {
    sequence(first: node) { self.elements[$0]?.parent }.contains(outer)
  }

  func isSeen(_ node: PageNode) -> Bool { isInside(node, 0) }

  // MARK: Focus and dialogs

  func focus(_ node: PageNode) {
    guard isSeen(node), isInside(node, dialogs.last ?? 0), node != focused else { return }
    focused = node
    // It bubbles.
    for outer in sequence(first: node, next: { self.elements[$0]?.parent })
    where elements[outer]?.events.contains("focusin") == true { user?.event("focusin", "", on: outer) }
  }

  func showDialog(_ node: PageNode) {
    precondition(isSeen(node) && !dialogs.contains(node))
    dialogs.append(node)
    returning[node] = focused
    focused = node
  }

  func closeDialog(_ node: PageNode) {
    precondition(dialogs.last == node, "another dialog is on top")
    dialogs.removeLast()
    returnFocus(from: node)
  }

  private func returnFocus(from dialog: PageNode) {
    focused = returning.removeValue(forKey: dialog).flatMap { isSeen($0) ? $0 : nil }
  }

  func click(_ node: PageNode) {
    guard isSeen(node), isInside(node, dialogs.last ?? 0) else { return }
    focus(node)
    if elements[node]?.events.contains("click") == true { user?.event("click", "", on: node) }
  }

  /// The browser closes the dialog on top by itself.
  func closeDialogUnasked() {
    guard let top = dialogs.popLast() else { return }
    returnFocus(from: top)
    user?.dialogWasClosed(top)
  }

  func setTitle(_ title: String) { self.title = title }
  func announce(_ text: String) { announced.append(text) }

  // MARK: The history

  func push(_ entry: PageEntry) {
    entries.removeSubrange((position + 1)...)
    entries.append(entry)
    position += 1
    precondition(entry.index == position)
  }

  func replace(_ entry: PageEntry) {
    precondition(entry.index == position)
    entries[position] = entry
  }

  func go(_ distance: Int) { arrivals.append(distance) }

  private var isCalled = false

  func callSoon() { isCalled = true }

  /// The browser does what it was asked for in turns before.
  func turn() {
    while isCalled || !arrivals.isEmpty {
      if isCalled {
        isCalled = false
        user?.soon()
        continue
      }
      let distance = arrivals.removeFirst()
      guard entries.indices.contains(position + distance) else { continue }
      position += distance
      user?.traversed(to: entry)
    }
  }

  /// The user goes back or forward.
  func userGoes(_ distance: Int) {
    guard entries.indices.contains(position + distance) else { return }
    position += distance
    user?.traversed(to: entry)
  }

  /// The user types a link into the address bar, of which the browser makes an entry.
  func userTypes(_ link: String) {
    push(PageEntry(link: link, index: position + 1, tree: nil))
    user?.traversed(to: PageEntry(link: link, index: -1, tree: nil))
  }
}
