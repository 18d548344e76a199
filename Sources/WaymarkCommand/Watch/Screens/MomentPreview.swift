import WaymarkInspector
import WaymarkTerminal

/// The text about the chosen moment, beside a list or below it: the tree and, if there is room, everything else.
@MainActor
struct MomentPreview {
  private let heading: String
  private let details: [WatchLine]
  private let tree: [WatchLine]

  init(_ moment: WatchMoment, _ model: WatchModel) {
    let trees = model.trees(at: moment)
    var tree = TreeOutline(of: trees?.after.tree, since: trees?.before.tree).watchLines
    if let trees, trees.after.shown != trees.after.tree {
      tree.append(WatchLine(text: "the screen shows another tree", style: .dim))
    }
    self.tree = tree
    details = DetailsText(moment, in: model, hasTrees: false).lines
    heading =
      switch moment {
      case .navigation(let id):
        model.timeline.navigation(id).map { "the tree after #\($0.number): \($0.outcomeText)" } ?? "left out"
      case .record(let row): "the tree at \(model.timeline.timeOfDay(model.timeline[row]?.time))"
      }
  }

  /// How many lines the tree takes.
  func treeHeight(width: Int) -> Int { tree.reduce(0) { $0 + $1.wrapped(to: max(0, width - 1)).count } }

  func draw(on canvas: Canvas, hasDetails: Bool) {
    let needed = treeHeight(width: canvas.width) + 1
    let foot = hasDetails ? min(needed, canvas.height * 2 / 3) : canvas.height
    var scroll = ScrolledLines()
    if hasDetails {
      scroll.draw(details, on: canvas.region(x: 0, y: 0, width: canvas.width, height: canvas.height - foot))
    }
    let top = canvas.height - foot
    canvas.write(String(repeating: "─", count: canvas.width), x: 0, y: top, style: .dim)
    canvas.write(" \(Text.clipped(heading, to: max(0, canvas.width - 6))) ", x: 2, y: top, style: .bold)
    scroll = ScrolledLines()
    let body = canvas.region(x: 0, y: top + 1, width: canvas.width, height: max(0, foot - 1))
    scroll.reveal(tree, height: body.height)
    scroll.draw(tree, on: body)
  }
}
