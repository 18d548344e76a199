import Waymark

/// A layer of the tree in the page: the root, or a modal in a dialog, with a button that leads back and bars of tabs.
@MainActor
final class PageLayer {
  let element: PageElement
  let style: Presentation.Style?
  let root: EntryID
  private let document: PageDocument
  private let back: PageElement
  private var bars: [(path: BranchPath, bar: PageBar)] = []
  private var arranged: [PageNode] = []

  init(
    _ style: Presentation.Style?, root: EntryID, in document: PageDocument,
    goBack: @escaping @MainActor () -> Void
  ) {
    self.style = style
    self.root = root
    self.document = document
    element = PageElement(style == nil ? "main" : "dialog", in: document)
    back = PageElement("button", in: document)
    back.set("class", "waymark-back").set("type", "button").on("click") { _ in goBack() }
    document.page.insert(element.node, into: 0, before: nil)
    guard let style else { return }
    element.set("class", "waymark-\(style.rawValue)")
    document.page.showDialog(element.node)
  }

  /// Has the layer show a button if there is a way back, its bars of tabs, and screens.
  func arrange(
    back word: String?, bars wanted: [(path: BranchPath, bar: PageBar.Content)], screens: [ShownScreen],
    select: @escaping @MainActor (BranchPath) -> Void
  ) {
    var nodes: [PageNode] = []
    if let word {
      back.set("aria-label", word)
      back.setText(word)
      nodes.append(back.node)
    }
    let old = bars
    bars = []
    for (path, content) in wanted {
      let bar = old.first { $0.path == path }?.bar ?? PageBar(in: document)
      bar.show(content) { select(path.appending(branch: $0)) }
      bars.append((path, bar))
      nodes.append(bar.element.node)
    }
    for screen in screens {
      screen.fillOnce()
      nodes.append(screen.element.node)
    }
    document.arrange(nodes, in: element.node, instead: arranged)
    arranged = nodes
    for (path, bar) in old where !bars.contains(where: { $0.path == path }) { bar.element.release() }
  }

  /// Whether an element is one of the host's own in this layer.
  func hasInBars(_ node: PageNode) -> Bool { bars.contains { $0.bar.element.contains(node) } }
  func hasAround(_ node: PageNode) -> Bool { back.node == node && arranged.contains(node) || hasInBars(node) }

  /// Takes the layer out of the page; its screens stay with whoever keeps them.
  func remove() {
    if style != nil { document.page.closeDialog(element.node) }
    for node in arranged { document.page.detach(node) }
    back.release()
    for (_, bar) in bars { bar.element.release() }
    element.release()
  }
}

/// A bar of tabs: a button each, of which one is the current page.
@MainActor
final class PageBar {
  struct Content: Equatable {
    var name: String
    var titles: [String]
    var selected: Int
  }

  let element: PageElement
  private var content: Content?
  private var buttons: [PageElement] = []

  init(in document: PageDocument) {
    element = PageElement("nav", in: document)
    element.set("class", "waymark-tabs")
  }

  func show(_ new: Content, select: @escaping @MainActor (Int) -> Void) {
    if content?.titles != new.titles {
      element.clear()
      buttons = new.titles.enumerated().map { index, title in
        element.add("button", title).set("type", "button").on("click") { _ in select(index) }
      }
    }
    element.set("aria-label", new.name)
    for (index, button) in buttons.enumerated() {
      button.set("aria-current", index == new.selected ? "page" : nil)
    }
    content = new
  }
}
