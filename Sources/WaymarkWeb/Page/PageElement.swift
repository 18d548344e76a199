/// An element of a screen, with the elements in it.
///
/// A screen fills its own element, in which it makes others. They live until they are removed or their screen goes.
///
/// ```swift
/// func fill(_ element: PageElement) {
///   element.add("h1", "Settings")
///   element.add("button", "Sign out").on("click") { _ in session.signOut() }
/// }
/// ```
///
/// Text is shown as it is, whatever is in it: there is no way to add HTML.
@MainActor
public final class PageElement {
  /// The number by which the page knows the element.
  public let node: PageNode
  let document: PageDocument
  private(set) var children: [PageElement] = []
  private var handlers: [(event: String, body: @MainActor (String) -> Void)] = []

  init(_ tag: String, in document: PageDocument) {
    self.document = document
    node = document.newNode()
    document.page.create(node, tag)
    document.elements[node] = self
  }

  /// Adds an element after the others.
  ///
  /// - Parameters:
  ///   - tag: The name of the element, such as `button`. Scripts, styles and frames are programmer errors.
  ///   - text: What it says.
  /// - Returns: The element.
  @discardableResult
  public func add(_ tag: String, _ text: String? = nil) -> PageElement {
    precondition(
      !["script", "style", "iframe", "object", "embed", "link", "base"].contains(tag),
      "A screen adds no scripts, styles or frames: write them in the page")
    let child = PageElement(tag, in: document)
    children.append(child)
    document.page.insert(child.node, into: node, before: nil)
    if let text { child.setText(text) }
    return child
  }

  /// Removes all that is in the element.
  public func clear() {
    for child in children { child.release() }
    children = []
  }

  /// Replaces all that is in the element with a text.
  public func setText(_ text: String) {
    clear()
    document.page.setText(node, text)
  }

  /// Sets what a field holds.
  public func setValue(_ value: String) { document.page.setValue(node, value) }

  /// Sets an attribute, or removes it if the value is `nil`.
  ///
  /// Handlers of events are a programmer error, and an address that is neither of the web nor of this page is left out.
  ///
  /// - Returns: The element itself.
  @discardableResult
  public func set(_ attribute: String, _ value: String?) -> PageElement {
    precondition(
      !attribute.begins(with: "on") && attribute != "srcdoc" && attribute != "style",
      "An attribute holds no code: use on(_:_:), or a class")
    let isAddress = ["href", "src", "action", "formaction", "xlink:href"].contains(attribute)
    if isAddress, let value, !Self.isSafe(value) { return self }
    document.page.set(node, attribute, value)
    return self
  }

  private static func isSafe(_ address: String) -> Bool {
    let isOfPage = address.utf8.first.map { "/#?.".utf8.contains($0) } ?? true
    return isOfPage || ["https://", "http://", "mailto:"].contains { address.begins(with: $0) }
  }

  /// Calls a closure at every event of a kind, with the value of the element if it is a field.
  ///
  /// - Returns: The element itself.
  @discardableResult
  public func on(_ event: String, _ body: @escaping @MainActor (String) -> Void) -> PageElement {
    if !handlers.contains(where: { $0.event == event }) { document.page.listen(node, to: event) }
    handlers = handlers.filter { $0.event != event } + [(event, body)]
    return self
  }

  /// Moves the keyboard's focus here.
  public func focus() { document.page.focus(node) }

  func take(_ event: String, _ value: String) { handlers.first { $0.event == event }?.body(value) }

  func contains(_ other: PageNode) -> Bool { node == other || children.contains { $0.contains(other) } }

  /// Takes the element and all in it out of the page, for good.
  func release() {
    clear()
    handlers = []
    document.elements[node] = nil
    document.page.detach(node)
    document.page.release(node)
  }
}

extension String {
  /// Whether the text begins with another, byte by byte, which needs no tables of Unicode.
  fileprivate func begins(with start: String) -> Bool {
    Array(utf8).prefix(start.utf8.count) == Array(start.utf8)[...]
  }
}

/// The elements of a page by their numbers.
@MainActor
final class PageDocument {
  let page: any Page
  var elements: [PageNode: PageElement] = [:]
  private var lastNode: PageNode = 0

  init(_ page: any Page) { self.page = page }

  func newNode() -> PageNode {
    lastNode += 1
    return lastNode
  }

  /// Has an element hold certain children in order; those that stay are not moved where that can be avoided.
  func arrange(_ wanted: [PageNode], in parent: PageNode, instead old: [PageNode]) {
    var left = old.filter { wanted.contains($0) }
    for node in old where !wanted.contains(node) { page.detach(node) }
    for (index, node) in wanted.enumerated() where index >= left.count || left[index] != node {
      left = left.filter { $0 != node }
      page.insert(node, into: parent, before: index < left.count ? left[index] : nil)
      left.insert(node, at: index)
    }
  }
}
