import BrowseCore
import WaymarkTerminal

extension FolderScreen {
  func handle(_ keys: ArraySlice<Key>) -> Int {
    guard model.isFiltering else { return 0 }
    let typed = TypedText(keys)
    if typed.count > 0 { model.setFilter(model.filter + typed.text) }
    return typed.count
  }

  func handle(_ key: Key) -> Bool {
    if model.isFiltering { return handleFiltering(key) }
    if model.cursor.handle(key) { return true }
    switch key {
    case .enter, .right, .character("l"): model.open()
    case .backspace, .left, .character("h"): model.goBack()
    case .escape where !model.filter.isEmpty: model.clearFilter()
    case .character("/"): if case .listing = model.contents { model.isFiltering = true }
    case .character("b"): model.toggleBookmark()
    case .character("i"): model.showInformation()
    case .character("e"): model.writeNote()
    case .character("m"): model.move()
    case .character("u"): model.undoMove()
    case .character("r"), .control("r"), .function(5): model.reload()
    default: return false
    }
    return true
  }

  /// Keys while a filter is typed: letters are its text, everything else works as before.
  private func handleFiltering(_ key: Key) -> Bool {
    if model.cursor.handle(key, letters: false) { return true }
    switch key {
    case .character(let character): model.setFilter(model.filter + String(character))
    case .paste(let text): model.setFilter(model.filter + text.filter { !$0.isNewline })
    case .backspace where model.filter.isEmpty: model.isFiltering = false
    case .backspace: model.setFilter(String(model.filter.dropLast()))
    case .control("u"): model.setFilter("")
    case .escape: model.clearFilter()
    case .enter: model.open()
    default: return false
    }
    return true
  }
}
