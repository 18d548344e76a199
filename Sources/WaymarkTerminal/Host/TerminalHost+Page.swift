import Waymark

extension TerminalHost {
  /// Draws the whole terminal: title line, screens, footer.
  func drawPage(on canvas: Canvas) {
    guard let tree else { return }
    // On a terminal with hardly a row the screen matters most.
    let hasHeader = chrome.header != nil && canvas.height > 1
    let hasFooter = chrome.footer != nil && canvas.height > 2
    let top = hasHeader ? 1 : 0
    let body = canvas.region(
      x: 0, y: top, width: canvas.width, height: canvas.height - top - (hasFooter ? 1 : 0))
    drawLayers(of: tree, on: body)
    drawOverlay(over: body)
    guard hasHeader || hasFooter else { return }
    // A screen's hint for a key replaces the host's.
    let own = (overlay ?? visibleScreen)?.hints ?? []
    let all = overlay == nil && screens.ownRouter != nil ? hints(for: tree) : []
    let others = all.filter { hint in !own.contains { $0.key == hint.key } }
    let context = Chrome.Context(
      title: visibleScreen?.title ?? "", hints: own + others, modalCount: tree.modals.count)
    if hasHeader { chrome.header?(canvas.region(x: 0, y: 0, width: canvas.width, height: 1), context) }
    if hasFooter {
      chrome.footer?(
        canvas.region(x: 0, y: canvas.height - 1, width: canvas.width, height: 1), context)
    }
  }

  func draw(
    _ container: Container<Entry<R>>, at path: BranchPath, on canvas: Canvas, hasFocus: Bool = true
  ) {
    switch container {
    case .stack(let stack): drawStack(stack, at: path, on: canvas)
    case .tabs(let tabs):
      let isBarred = canvas.height > 1
      if isBarred { drawBar(tabs, on: canvas.region(x: 0, y: 0, width: canvas.width, height: 1)) }
      let top = isBarred ? 1 : 0
      draw(
        tabs.selected.container, at: path.appending(branch: tabs.selectedIndex),
        on: canvas.region(x: 0, y: top, width: canvas.width, height: canvas.height - top), hasFocus: hasFocus)
    case .columns(let columns): drawColumns(columns, at: path, on: canvas, hasFocus: hasFocus)
    }
  }

  private func drawStack(_ stack: RouteStack<Entry<R>>, at path: BranchPath, on canvas: Canvas) {
    let incoming = drawnScreen(stack.top.id)
    guard let slide, slide.motion.path == path, case .screen(let outgoing) = slide.motion.outgoing else {
      incoming?.draw(on: canvas)
      return
    }
    let (old, new) = parts(of: canvas, in: slide)
    outgoing.draw(on: old)
    incoming?.draw(on: new)
    canvas.hideCursor()
  }

  private func drawBar(_ tabs: RouteTabs<Entry<R>>, on canvas: Canvas) {
    var x = 1
    for (index, tab) in tabs.tabs.enumerated() where x < canvas.width {
      let title = tabTitle?(tab.key) ?? drawnScreen(tab.container.root.id)?.title ?? ""
      let style: Style = index == tabs.selectedIndex ? Style(attributes: [.bold, .underline]) : .dim
      x = canvas.write(" \(Text.clipped(title, to: canvas.width)) ", x: x, y: 0, style: style) + 1
    }
  }
}
