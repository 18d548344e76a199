import Waymark

extension TerminalHost {
  /// A modal and its place on the page.
  private typealias PlacedModal = (index: Int, frame: Rect)

  /// Draws the root and the modals over it, without those that others hide.
  func drawLayers(of tree: EntryTree<R>, on body: Canvas) {
    let seen = seenModals(of: tree, in: body.size)
    if seen.last?.frame != body.bounds { draw(tree.root, at: .root, on: body) }
    for modal in seen.reversed() { drawModal(modal.index, of: tree, in: modal.frame, over: body) }
  }

  /// The modals that can be seen, the topmost first; nothing can be seen below one that fills the page.
  ///
  /// A modal is hidden if it lies within the place of one above it. Only the place is drawn over; what lies around it is dimmed, and
  /// dimming it more than once changes nothing.
  private func seenModals(of tree: EntryTree<R>, in body: Size) -> [PlacedModal] {
    let page = Rect(origin: Point(x: 0, y: 0), size: body)
    let largest = ModalLayout.largestFrame(in: body)
    var seen: [PlacedModal] = []
    var isLargestHidden = false
    for index in tree.modals.indices.reversed() {
      let modal = tree.modals[index]
      // Its screen need not be asked for its size.
      if isLargestHidden, modal.style != .fullScreen { continue }
      let frame = frame(of: modal, in: body)
      if seen.contains(where: { $0.frame.contains(frame) }) { continue }
      seen.append((index, frame))
      if frame == page { break }
      isLargestHidden = isLargestHidden || frame.contains(largest)
    }
    return seen
  }

  /// The place of a modal on a page, its border included.
  func frame(of modal: Modal<Entry<R>>, in body: Size) -> Rect {
    if modal.style == .fullScreen { return Rect(origin: Point(x: 0, y: 0), size: body) }
    let screen = screens[modal.root.id]
    return ModalLayout(style: modal.style, body: body).frame { available in
      // The size that one screen asks for is not enough for several side by side.
      isSideBySide(modal.container) ? nil : screen?.preferredSize(for: modal.style, in: available)
    }
  }

  func drawModal(_ index: Int, of tree: EntryTree<R>, in frame: Rect, over body: Canvas) {
    let modal = tree.modals[index]
    let path = BranchPath(layer: index + 1)
    body.hideCursor()
    guard modal.style != .fullScreen else {
      body.fill(.plain)
      draw(modal.container, at: path, on: body)
      return
    }
    body.dim()
    let box = body.region(frame)
    box.fill(.plain)
    guard ModalLayout(style: modal.style, body: body.size).hasBorder else {
      return draw(modal.container, at: path, on: box)
    }
    box.stroke(box.bounds)
    if let title = screens[modal.container.visibleElement.id]?.title, !title.isEmpty, box.width > 6 {
      box.write(" \(Text.clipped(title, to: box.width - 6)) ", x: 2, y: 0, style: .bold)
    }
    draw(modal.container, at: path, on: box.region(box.bounds.inset(horizontal: 1, vertical: 1)))
  }
}
