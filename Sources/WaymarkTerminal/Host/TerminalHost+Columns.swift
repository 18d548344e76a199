import Waymark

extension TerminalHost {
  /// How many columns fit in the window: one number for all of them, however small a part of it they are in.
  ///
  /// It is what the user sees and the router knows: the window may have another width at any moment, which counts from the next
  /// frame on.
  var room: Int { reportedRoom ?? fittingRoom }

  private var fittingRoom: Int { ColumnLayout.columnsThatFit(in: output.size.width) }

  /// Looks how many columns fit, and tells the router if that has changed.
  func reportRoom() {
    let fitting = fittingRoom
    guard fitting != reportedRoom else { return }
    reportedRoom = fitting
    if !screens.isReplaced { router?.host.columnsThatFit = fitting }
  }

  /// Whether a container shows several columns side by side, or has room for them.
  func isSideBySide(_ container: Container<Entry<R>>) -> Bool {
    switch container {
    case .stack: false
    case .tabs(let tabs): isSideBySide(tabs.selected.container)
    case .columns: room > 1
    }
  }

  /// Whether a container is seen in its layer: in the tabs that are selected, and in columns that fit.
  func isSeen(_ path: BranchPath, in tree: EntryTree<R>) -> Bool {
    guard path.layer < tree.layerCount else { return false }
    var container = tree.layer(path.layer)
    for depth in 0..<path.branchCount {
      let index = path.branch(at: depth)
      guard let branches = container.branches, branches.indices.contains(index), branches.canBeSeen(index)
      else { return false }
      if case .columns(let columns) = container, !columns.shown(room: room).contains(index) { return false }
      container = branches[index]
    }
    return true
  }

  /// Draws the columns that fit side by side, or only the one in front if no other fits.
  func drawColumns(
    _ columns: RouteColumns<Entry<R>>, at path: BranchPath, on canvas: Canvas, hasFocus: Bool
  ) {
    guard room > 1 else {
      if drawSlide(of: columns, at: path, on: canvas, hasFocus: hasFocus) { return }
      return draw(
        columns.frontContainer, at: path.appending(branch: columns.front), on: canvas, hasFocus: hasFocus)
    }
    // Empty places keep their room, so that nothing moves aside when something is chosen.
    let count = min(room, columns.places)
    let first = columns.shown(room: room).lowerBound
    let parts = ColumnLayout(width: canvas.width, count: count).columns
    for part in parts.dropLast() {
      for y in 0..<canvas.height { canvas.write("│", x: part.upperBound, y: y, style: .dim) }
    }
    // The one in front comes last: only there is a cursor.
    let order = parts.indices.filter { first + $0 != columns.front } + [columns.front - first]
    for index in order where first + index < columns.count {
      let part = parts[index]
      let column = canvas.region(x: part.lowerBound, y: 0, width: part.count, height: canvas.height)
      canvas.hideCursor()
      drawColumn(first + index, of: columns, at: path, on: column, hasFocus: hasFocus)
    }
  }

  private func drawColumn(
    _ index: Int, of columns: RouteColumns<Entry<R>>, at path: BranchPath, on canvas: Canvas,
    hasFocus: Bool
  ) {
    let hasFocus = hasFocus && index == columns.front
    let container = columns[index]
    let hasTitle = canvas.height > 1
    if hasTitle {
      let title = drawnScreen(container.visibleElement.id)?.title ?? ""
      canvas.write(
        (hasFocus ? "▸ " : "  ") + title, x: 0, y: 0, width: canvas.width,
        style: hasFocus ? Style(attributes: [.bold, .underline]) : .dim)
    }
    let top = hasTitle ? 1 : 0
    draw(
      container, at: path.appending(branch: index),
      on: canvas.region(x: 0, y: top, width: canvas.width, height: canvas.height - top), hasFocus: hasFocus)
  }

  /// Draws columns that slide from one to another.
  ///
  /// - Returns: Whether they do.
  private func drawSlide(
    of columns: RouteColumns<Entry<R>>, at path: BranchPath, on canvas: Canvas, hasFocus: Bool
  ) -> Bool {
    guard let slide, slide.motion.path == path,
      case .column(let outgoing, let position) = slide.motion.outgoing
    else { return false }
    let (old, new) = parts(of: canvas, in: slide)
    draw(outgoing, at: path.appending(branch: position), on: old, hasFocus: hasFocus)
    draw(columns.frontContainer, at: path.appending(branch: columns.front), on: new, hasFocus: hasFocus)
    canvas.hideCursor()
    return true
  }
}
