import Waymark

extension TerminalHost {
  /// How many modals are drawn over one another; of more the lower ones are left out.
  private static var drawnModals: Int { 3 }

  /// Draws the root and the modals over it.
  func drawLayers(of tree: EntryTree<R>, on body: Canvas) {
    draw(tree.root, at: .root, on: body)
    for (index, modal) in tree.modals.enumerated().suffix(Self.drawnModals) {
      draw(modal, at: BranchPath(layer: index + 1), over: body)
    }
  }

  private func draw(_ modal: Modal<Entry<R>>, at path: BranchPath, over body: Canvas) {
    let frame = body.region(frame(of: modal, in: body.size))
    body.cover()
    guard modal.style != .fullScreen else {
      frame.fill(.plain)
      return draw(modal.container, at: path, on: frame)
    }
    body.dim()
    let title = screens[modal.container.visibleElement.id]?.title ?? ""
    draw(modal.container, at: path, on: frame.box(title: title))
  }

  /// The place of a modal on a page, its border included.
  private func frame(of modal: Modal<Entry<R>>, in page: Size) -> Rect {
    // A small page has no room for a border.
    guard modal.style != .fullScreen, page.width > 3, page.height > 2 else {
      return Rect(x: 0, y: 0, width: page.width, height: page.height)
    }
    var size = Self.size(of: modal.style, in: page)
    let most = Self.size(of: .sheet, in: page)
    // The size that one screen asks for is not enough for several side by side.
    if !isSideBySide(modal.container), let screen = screens[modal.root.id],
      let wanted = screen.preferredSize(
        for: modal.style, in: Size(width: most.width - 2, height: most.height - 2))
    {
      size = Size(width: min(wanted.width + 2, most.width), height: min(wanted.height + 2, most.height))
    }
    return Rect(
      x: (page.width - size.width) / 2, y: (page.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// The size of a modal whose screen asks for none.
  private static func size(of style: Presentation.Style, in page: Size) -> Size {
    switch style {
    // A narrow page has no room to spare.
    case .sheet, .fullScreen:
      Size(
        width: page.width - (page.width > 40 ? page.width / 10 : 0),
        height: page.height - (page.height > 12 ? page.height / 8 : 0))
    case .popover: Size(width: min(page.width, 40), height: min(page.height, max(5, page.height / 2)))
    case .alert: Size(width: min(page.width, 50), height: min(page.height, 7))
    }
  }

  /// Whether a container shows several columns side by side, or has room for them.
  private func isSideBySide(_ container: Container<Entry<R>>) -> Bool {
    if container.isSideBySide { return room > 1 }
    return container.branch(at: container.focus).map(isSideBySide) ?? false
  }
}
