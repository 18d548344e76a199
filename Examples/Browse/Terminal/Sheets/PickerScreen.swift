import BrowseCore
import Waymark
import WaymarkTerminal

/// The sheet in a terminal that asks where something is to be moved.
final class PickerScreen: TerminalScreen {
  let model: PickerModel

  init(_ model: PickerModel) {
    self.model = model
    model.onChange = { [weak self] in self?.setNeedsDisplay() }
  }

  var title: String { "Move \(model.item.lastComponent) to" }

  var hints: [KeyHint] {
    var hints = [KeyHint("Enter", "choose")]
    if model.isElsewhere { hints.append(KeyHint("m", "move to \(model.folder.lastComponent)")) }
    if model.isPushed {
      hints.append(KeyHint("⌫", "back"))
    } else if !model.folder.isRoot {
      hints.append(KeyHint("⌫", "up"))
    }
    return hints + [KeyHint("Esc", "cancel")]
  }

  func preferredSize(for style: ModalStyle, in available: Size) -> Size? {
    Size(width: min(available.width, 64), height: min(available.height, 18))
  }

  func draw(on canvas: Canvas) {
    let room = max(0, canvas.width - 2)
    canvas.write(Text.clipped(model.folder.display, to: room, at: .start), x: 1, y: 0, style: Look.heading)
    let list = canvas.region(x: 0, y: 1, width: canvas.width, height: max(0, canvas.height - 1))
    if let problem = model.problem {
      Message(problem).draw(on: list)
      return
    }
    let rows = model.rows(height: list.height)
    for (row, folder) in zip(model.cursor.rows(on: list, selection: Look.selection), rows) {
      row.write(text(of: folder), in: 1..<1 + room, style: Self.style(of: folder))
    }
  }

  private func text(of row: PickerModel.Row) -> String {
    switch row.kind {
    case .here(isPossible: true): "[ Move to \(model.folder.lastComponent) ]"
    case .here(isPossible: false): "It is here now"
    case .folder(let kind): "  " + row.name + Look.sign(of: kind)
    }
  }

  private static func style(of row: PickerModel.Row) -> Style {
    switch row.kind {
    case .here(isPossible: true): .bold
    case .here(isPossible: false): Look.faint
    case .folder(let kind): Look.style(of: kind)
    }
  }

  func handle(_ key: Key) -> Bool {
    if model.problem == nil, model.cursor.handle(key, letters: true) { return true }
    switch key {
    case .enter, .right, .character("l"): model.open()
    case .character("m"): model.moveHere()
    case .backspace, .left, .character("h"): model.goBack()
    case .character("r"), .control("r"), .function(5): model.retry()
    case .escape: model.cancel()
    default: return false
    }
    return true
  }
}
