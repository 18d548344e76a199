import BrowseCore
import Foundation
import WaymarkTerminal

/// A file's contents in a terminal.
final class ViewerScreen: TerminalScreen {
  let model: ViewerModel
  private let edit: @MainActor (FilePath) -> Void
  /// The text to find while it is being typed.
  private var field: TerminalTextField?

  init(_ model: ViewerModel, edit: @escaping @MainActor (FilePath) -> Void) {
    self.model = model
    self.edit = edit
  }

  var title: String { model.path.name }

  var hints: [KeyHint] {
    if field != nil { return [KeyHint("Enter", "find"), KeyHint("Esc", "stop")] }
    return [KeyHint("Space", "next page"), KeyHint("Backspace", "back")] + Look.hints + [
      KeyHint("/", "find"), KeyHint("n", "find next"), KeyHint("l", "line numbers"),
      KeyHint("x", model.isInBytes ? "show text" : "show bytes"), KeyHint("b", "bookmark"),
      KeyHint("i", "information"), KeyHint("e", "note"), KeyHint("o", "edit"),
    ] + Look.listHints
  }

  func draw(on canvas: Canvas) {
    let layout = TextLayout(columns: canvas.width - 2, rows: canvas.height - 1) { Text.width(of: $0) }
    let page = model.page(layout)
    if let problem = model.problem { return Message(problem).draw(on: canvas) }
    if page.rows.isEmpty { Message("This file is empty", style: Look.faint).draw(on: canvas) }
    for (y, row) in page.rows.enumerated() {
      canvas.write(row, x: 1, y: y)
      guard let match = row.range(of: model.sought, options: .caseInsensitive) else { continue }
      canvas.write(
        String(row[match]), x: 1 + Text.width(String(row[..<match.lowerBound])), y: y, style: Look.selection)
    }
    // The only row there is belongs to the file.
    guard canvas.height > 1 else { return }
    canvas.write(
      page.status, x: 0, y: canvas.height - 1, width: canvas.width - 1, alignment: .trailing,
      style: Look.faint)
    guard let field else { return }
    let start = canvas.write("/", x: 1, y: canvas.height - 1, style: Look.prompt)
    field.draw(on: canvas.region(x: start, y: canvas.height - 1, width: canvas.width / 2, height: 1))
  }

  func handle(_ key: Key) -> Bool {
    if field != nil { return handleInField(key) }
    switch key {
    case .character("/"): field = TerminalTextField()
    case .character("n"): model.findNext()
    case .character("l"): model.toggleNumbers()
    case .character("o"): edit(model.path)
    case .down, .enter, .character("j"): model.scroll(by: 1)
    case .up, .character("k"): model.scroll(by: -1)
    case .pageDown, .character(" "), .control("f"): model.page(by: 1)
    case .pageUp, .control("b"): model.page(by: -1)
    case .home, .character("g"): model.goToStart()
    case .end, .character("G"): model.goToEnd()
    case .character("x"): model.toggleBytes()
    case .backspace, .left, .escape, .character("h"): model.goBack()
    case .character("b"): model.toggleBookmark()
    case .character("i"): model.showInformation()
    case .character("e"): model.writeNote()
    default: return false
    }
    return true
  }

  private func handleInField(_ key: Key) -> Bool {
    switch key {
    case .escape: field = nil
    case .enter:
      model.find(field?.text ?? "")
      field = nil
    default: return field?.handle(key) == true
    }
    return true
  }
}
