import Waymark
import WaymarkCore
import WaymarkLinks

extension PageHost {
  /// Has the history follow the router's tree, which is on the screen.
  func follow(_ router: Router<R>) {
    let tree = router.core.state.tree
    guard let text = TreeText.text(of: tree, link: link), let address = address(in: tree) else { return }
    let visible = tree.visibleElement.id
    var ids: Set<EntryID> = []
    tree.forEachElement { ids.insert($0.id) }
    let isBelow = ids.count < followed.ids.count && followed.ids.contains(visible)
    let isSamePlace = isBelow || followed.ids.isEmpty || followed.visible == visible
    followed = (visible, ids)
    while let act = history.next(address, text, isSamePlace: isSamePlace) {
      switch act {
      case .push(let entry): page.push(entry)
      case .replace(let entry): page.replace(entry)
      case .go(let distance):
        page.go(distance)
        giveUpGoing()
      }
    }
  }

  /// Goes on after a while where the browser does not go to an entry that it has forgotten.
  private func giveUpGoing() {
    guard let timer = screens.router?.host.timer else { return }
    let place = history.current
    timer.schedule(at: timer.moment(after: .seconds(1))) { [weak self] in
      guard let self, self.history.isGoing, self.history.current == place else { return }
      self.history.gaveUp()
      self.settleSoon()
    }
  }

  /// The link of the place that the user sees, or of the next below it that has one.
  private func address(in tree: PlaceTree) -> String? {
    for layer in (0...tree.modals.count).reversed() {
      guard let stack = tree.stack(at: tree.visiblePath(inLayer: layer)) else { continue }
      for entry in stack.elements.reversed() {
        if let link = link(entry.route) { return link }
      }
    }
    return nil
  }

  private func link(_ route: AnyRoute) -> String? { try? links.path(for: route.typed()) }

  /// Goes to the tree that an entry keeps, or where its link leads.
  func go(to entry: PageEntry, _ router: Router<R>) {
    let links = links
    let tree = entry.tree.flatMap { TreeText.tree(in: $0) { try? links.route(for: $0, from: .inside) } }
    if let tree { router.set(tree) } else { router.open(entry.link, from: .inside) }
  }
}

extension PageHost: PageUser {
  /// Passes an event on to its element.
  public func event(_ name: String, _ value: String, on node: PageNode) {
    document.elements[node]?.take(name, value)
  }

  /// Asks to dismiss the modal on top.
  public func wantsToClose() {
    if tree?.modals.isEmpty == false { screens.ownRouter?.dismiss() }
  }

  /// Shows the dialog again, and asks to dismiss its modal.
  public func dialogWasClosed(_ node: PageNode) {
    guard let layer = layers.first(where: { $0.element.node == node }) else { return }
    // Guards and screens are asked, so it is there until they allow.
    page.showDialog(node)
    if layer === layers.last { wantsToClose() }
  }

  /// Asks for the tree that an entry keeps.
  ///
  /// As long as a guard or a detour has it wait, the browser goes back to the entry of what is shown.
  public func traversed(to entry: PageEntry) {
    var entry = entry
    if entry.index < 0 {
      entry = history.added(entry.link)
      page.replace(entry)
    }
    if history.traversed(to: entry), let router = screens.ownRouter { go(to: entry, router) }
    settleSoon()
  }

  /// Opens a link of the page.
  public func opened(_ link: String) { screens.ownRouter?.open(link, from: .inside) }

  /// Shows as many columns as fit by now.
  public func resized() {
    guard let router = screens.ownRouter, router.host.columnsThatFit != page.columnsThatFit else { return }
    router.host.columnsThatFit = page.columnsThatFit
    guard let tree else { return }
    let focus = noteFocus()
    arrange(tree)
    restoreFocus(focus, in: tree, isSelection: false)
  }

  /// Whether all screens let the page go.
  public var mayUnload: Bool {
    guard let router = screens.ownRouter else { return true }
    // A screen that has the user asked does so in the page, if the user stays when the browser asks.
    return router.leaveWindow().currentOutcome == .completed
  }
}
