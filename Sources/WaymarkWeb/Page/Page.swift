/// A node of a page's document, by the number that the host has given it.
public typealias PageNode = Int32

/// An entry of a browser's history: a link, and the tree that it keeps as text.
public struct PageEntry: Hashable, Sendable {
  /// The link of the place that the user sees, for the address bar.
  public var link: String
  /// The position of the entry among those of the page; negative if the browser has added the entry by itself.
  public var index: Int
  /// The tree as text; `nil` before the router has come to rest there.
  public var tree: String?

  /// Makes one.
  public init(link: String, index: Int, tree: String?) {
    self.link = link
    self.index = index
    self.tree = tree
  }
}

/// A document and the browser around it: all that a host asks for.
///
/// A browser's page is one, and so is a simulated one in tests. Nodes are numbers and texts are texts; nothing is ever read as
/// HTML. The node 0 is the element of the page that the host fills.
@MainActor
public protocol Page: AnyObject {
  /// The receiver of all that the user does.
  var user: (any PageUser)? { get set }

  /// Makes an element, which is nowhere yet.
  func create(_ node: PageNode, _ tag: String)
  /// Puts an element into another one, before one of its children or as the last.
  func insert(_ node: PageNode, into parent: PageNode, before next: PageNode?)
  /// Takes an element out of the document; what was scrolled is scrolled as before when it comes back.
  func detach(_ node: PageNode)
  /// Forgets an element that is nowhere.
  func release(_ node: PageNode)
  /// Sets an attribute, or removes it.
  func set(_ node: PageNode, _ attribute: String, _ value: String?)
  /// Replaces all that is in an element with a text.
  func setText(_ node: PageNode, _ text: String)
  /// Sets what a field holds.
  func setValue(_ node: PageNode, _ value: String)
  /// Passes an event of an element on to ``PageUser/event(_:_:on:)``.
  func listen(_ node: PageNode, to event: String)

  /// Moves the keyboard's focus.
  func focus(_ node: PageNode)
  /// The innermost known element with the focus; `nil` if there is none.
  var focused: PageNode? { get }
  /// Shows a `<dialog>` over all else, which keeps the focus inside.
  func showDialog(_ node: PageNode)
  func closeDialog(_ node: PageNode)

  /// Names the page.
  func setTitle(_ title: String)
  /// Has a screen reader say something.
  func announce(_ text: String)

  /// The entry at which the page was loaded, and those around it whose trees the browser tells.
  var firstEntry: PageEntry { get }
  var knownEntries: [PageEntry] { get }
  /// Adds an entry after the current one, which ends all entries after it.
  func push(_ entry: PageEntry)
  /// Replaces the current entry.
  func replace(_ entry: PageEntry)
  /// Goes to another entry; the page reports when it is there.
  func go(_ distance: Int)

  /// Calls ``PageUser/soon()`` once, when all that the program does now is done.
  func callSoon()

  /// How many columns the window has room for.
  var columnsThatFit: Int { get }
}

/// The user of a page, as the page reports what they do.
@MainActor
public protocol PageUser: AnyObject {
  /// An event of an element that was listened to, with the value of a field.
  func event(_ name: String, _ value: String, on node: PageNode)
  /// The user asks to close the dialog on top, as by Escape.
  func wantsToClose()
  /// The browser has closed a dialog without asking.
  func dialogWasClosed(_ node: PageNode)
  /// The browser has gone to another entry of the history.
  func traversed(to entry: PageEntry)
  /// The user opens a link of the page.
  func opened(_ link: String)
  /// The call that was asked for by ``Page/callSoon()``.
  func soon()
  /// The width has changed.
  func resized()
  /// Whether the page may be left without a question, as when its tab is closed.
  var mayUnload: Bool { get }
}
