import Waymark

extension TerminalHost {
  /// Draws the whole terminal: title line, screens, footer.
  func drawPage(on canvas: Canvas) {
    guard let tree else { return }
    // On a terminal with hardly a row the screen matters most.
    let header = canvas.height > 1 ? chrome.header : nil
    let footer = canvas.height > 2 ? chrome.footer : nil
    let top = header == nil ? 0 : 1
    let bottom = canvas.height - (footer == nil ? 0 : 1)
    var body = canvas.region(x: 0, y: top, width: canvas.width, height: bottom - top)
    body.hasKeys = overlay == nil
    drawLayers(of: tree, on: body)
    drawOverlay(on: body)
    guard header != nil || footer != nil else { return }
    let isTyping = canvas.frame.cursor != nil
    let context = Chrome.Context(
      path: titles(in: tree.layer(tree.layerCount - 1)), hints: shownHints(isTyping: isTyping),
      isTyping: isTyping)
    header?(canvas.region(x: 0, y: 0, width: canvas.width, height: 1), context)
    footer?(canvas.region(x: 0, y: bottom, width: canvas.width, height: 1), context)
  }

  /// The titles of the screens that lead to what is seen of a container.
  private func titles(in container: Container<Entry<R>>) -> [String] {
    if case .stack(let stack) = container { return stack.elements.map { screens[$0.id]?.title ?? "" } }
    return container.branches[container.trail].flatMap { titles(in: $0) }
  }

  /// Draws the overlay at the foot of the page, which stays visible above it.
  private func drawOverlay(on body: Canvas) {
    guard let overlay else { return }
    // The overlay's own height, or half of the page, up to what a list with its frame needs.
    let room = Size(width: body.width - 2, height: body.height - 2)
    let wanted = overlay.preferredSize(for: .sheet, in: room).map { $0.height + 2 }
    let height = min(wanted ?? min(max(3, body.height / 2), 14), body.height)
    body.cover()
    let place = body.region(x: 0, y: body.height - height, width: body.width, height: height)
    var inside = place.box(title: overlay.title)
    inside.hasKeys = true
    overlay.draw(on: inside)
  }

  /// Draws a container, or what comes and what goes where it slides.
  func draw(_ container: Container<Entry<R>>, at path: BranchPath, on canvas: Canvas) {
    guard let slide, slide.movement.path == path else {
      return drawContents(of: container, at: path, on: canvas)
    }
    drawContents(of: container, at: path, on: slide.draw(on: canvas, at: timer.now))
    canvas.hideCursor()
  }

  private func drawContents(of container: Container<Entry<R>>, at path: BranchPath, on canvas: Canvas) {
    switch container {
    case .stack(let stack): screens[stack.top.id]?.draw(on: canvas)
    case .tabs(let tabs):
      let top = canvas.height > 1 ? 1 : 0
      let bar = canvas.region(x: 0, y: 0, width: canvas.width, height: top)
      if top > 0 { drawBar(of: tabs, at: path, on: bar) }
      draw(
        tabs.selected.container, at: path.appending(branch: tabs.selectedIndex),
        on: canvas.region(x: 0, y: top, width: canvas.width, height: canvas.height - top))
    case .columns(let columns): draw(columns, at: path, on: canvas)
    }
  }

  private func drawBar(of tabs: RouteTabs<Entry<R>>, at path: BranchPath, on canvas: Canvas) {
    var x = 1
    for (index, tab) in tabs.tabs.enumerated() where x < canvas.width {
      let title = tabTitle?(tab.key) ?? screens[tab.container.root.id]?.title ?? ""
      let style: Style = index == tabs.selectedIndex ? Style(attributes: [.bold, .underline]) : .dim
      let end = canvas.write(" \(Text.clipped(title, to: canvas.width)) ", x: x, y: 0, style: style)
      canvas.region(x: x, y: 0, width: end - x, height: 1).onClick(
        .host { [weak self] in
          self?.screens.ownRouter?.select(path.appending(branch: index))
          return false
        })
      x = end + 1
    }
  }

  // MARK: Columns

  /// Draws the filled columns that fit side by side, or only the one in front if no other is filled or fits.
  private func draw(_ columns: RouteColumns<Entry<R>>, at path: BranchPath, on canvas: Canvas) {
    let front = columns.front
    let shown = columns.shown(room: room)
    guard shown.count > 1 else {
      return draw(columns.frontContainer, at: path.appending(branch: front), on: canvas)
    }
    let first = shown.lowerBound
    let layout = ColumnLayout.columns(shown.count, in: canvas.width)
    for part in layout.dropLast() {
      for y in 0..<canvas.height { canvas.write("│", x: part.upperBound, y: y, style: .dim) }
    }
    // The one in front comes last: only there is a cursor.
    let order = layout.indices.filter { first + $0 != front } + [front - first]
    for index in order {
      let place = path.appending(branch: first + index)
      var part = canvas.region(
        x: layout[index].lowerBound, y: 0, width: layout[index].count, height: canvas.height)
      canvas.hideCursor()
      part.onClick(.host { [weak self] in self?.focus(place) == true })
      part.hasKeys = canvas.hasKeys && first + index == front
      draw(columns[first + index], titled: true, at: place, on: part)
    }
  }

  /// Brings the column to the front that was clicked, if nobody objects.
  private func focus(_ path: BranchPath) -> Bool {
    screens.ownRouter?.select(path)
    return sequence(first: tree?.visiblePath ?? .root) { $0.parent }.contains(path)
  }

  /// Draws one of several columns, below a line with its title.
  private func draw(_ column: Container<Entry<R>>, titled: Bool, at path: BranchPath, on canvas: Canvas) {
    let top = canvas.height > 1 ? 1 : 0
    if top > 0 {
      let title = screens[column.visibleElement.id]?.title ?? ""
      canvas.write(
        (canvas.hasKeys ? "▸ " : "  ") + title, x: 0, y: 0, width: canvas.width,
        style: canvas.hasKeys ? Style(attributes: [.bold, .underline]) : .dim)
    }
    draw(column, at: path, on: canvas.region(x: 0, y: top, width: canvas.width, height: canvas.height - top))
  }
}

/// How columns share the width of a terminal.
enum ColumnLayout {
  /// How many columns fit side by side in a window: one for each 45 cells, up to three.
  static func columnsThatFit(in width: Int) -> Int { min(3, max(1, width / 45)) }

  /// The cells of each column; one more cell between two of them is for the line.
  ///
  /// The last column, in which the user reads or works, has more room than those in which the user chooses, which
  /// have 44 cells at least where there are so many.
  static func columns(_ count: Int, in width: Int) -> [Range<Int>] {
    let free = max(0, width - (count - 1))
    let narrow = min(free / max(1, count), max(44, free / (count + 1)))
    return (0..<count).map { index in
      let start = index * (narrow + 1)
      return start..<(index == count - 1 ? max(start, width) : start + narrow)
    }
  }
}
