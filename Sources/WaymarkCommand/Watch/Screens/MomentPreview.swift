import WaymarkInspector
import WaymarkTerminal

/// The text about the chosen moment, beside a list or below it: the tree and, if there is room, everything
/// else.
@MainActor
struct MomentPreview {
  private let moment: WatchMoment
  private let model: WatchModel
  private let isBeside: Bool

  init(_ moment: WatchMoment, _ model: WatchModel, isBeside: Bool) {
    (self.moment, self.model, self.isBeside) = (moment, model, isBeside)
  }

  func draw(on canvas: Canvas) {
    guard !isBeside else { return drawDetails(on: canvas) }
    let width = canvas.width
    canvas.write(String(repeating: "─", count: width), x: 0, y: 0, style: .dim)
    canvas.write(" \(Text.clipped(heading, to: max(0, width - 6))) ", x: 2, y: 0, style: .bold)
    drawTree(on: canvas.region(x: 0, y: 1, width: width, height: canvas.height - 1))
  }

  private var heading: String {
    switch moment {
    case .navigation(let id):
      guard let course = model.tail.course(id) else { return "left out" }
      return "the tree after #\(course.number): \(course.outcomeText)"
    case .record(let row):
      guard let record = model.tail[row] else { return "left out" }
      let time = record.time.map { " at \($0.clock)" } ?? ""
      return "the tree\(time)"
    }
  }

  private func drawTree(on canvas: Canvas) {
    let trees = model.trees(at: moment)
    var lines = TreeOutline(of: trees?.after.tree, since: trees?.before.tree).watchLines
    if let trees, trees.after.shown != trees.after.tree {
      lines.append(WatchLine(text: "the screen shows another tree", style: .dim))
    }
    var scroll = ScrolledLines()
    scroll.reveal(lines, height: canvas.height)
    scroll.draw(lines, on: canvas)
  }

  private func drawDetails(on canvas: Canvas) {
    var scroll = ScrolledLines()
    let treeHeight = canvas.height / 2
    scroll.draw(
      DetailsText(moment, in: model, hasTrees: false).lines,
      on: canvas.region(x: 0, y: 0, width: canvas.width, height: canvas.height - treeHeight))
    let foot = canvas.region(x: 0, y: canvas.height - treeHeight, width: canvas.width, height: treeHeight)
    foot.write(String(repeating: "─", count: foot.width), x: 0, y: 0, style: .dim)
    foot.write(" \(Text.clipped(heading, to: max(0, foot.width - 6))) ", x: 2, y: 0, style: .bold)
    drawTree(on: foot.region(x: 0, y: 1, width: foot.width, height: foot.height - 1))
  }
}
