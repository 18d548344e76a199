import BrowseCore
import WaymarkTerminal

extension FolderScreen {
  func handle(_ keys: ArraySlice<Key>) -> Int {
    guard model.isFiltering else { return 0 }
    takeOverFilter()
    let count = typedFilter.handle(keys)
    setFilter()
    return count
  }

  func handle(_ key: Key) -> Bool {
    if model.isFiltering { return handleFiltering(key) }
    if model.cursor.handle(key, letters: true) { return true }
    switch key {
    case .enter, .right, .character("l"): model.open()
    case .backspace, .left, .character("h"): model.goBack()
    case .escape where !model.filter.isEmpty: model.clearFilter()
    case .character("/"): beginFiltering()
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

  private func beginFiltering() {
    guard case .listing = model.contents else { return }
    // The cursor is at the end again, wherever it was left.
    typedFilter.text = model.filter
    model.isFiltering = true
  }

  /// Keys while a filter is typed: letters are its text, everything else works as before.
  private func handleFiltering(_ key: Key) -> Bool {
    if model.cursor.handle(key) { return true }
    switch key {
    case .backspace where model.filter.isEmpty: model.isFiltering = false
    case .escape: model.clearFilter()
    case .enter: model.open()
    // All of it, wherever the cursor is; and Left goes back, as in the list.
    case .control("u"): model.setFilter("")
    case .left: return false
    default:
      takeOverFilter()
      guard typedFilter.handle(key) else { return false }
      setFilter()
    }
    return true
  }

  /// Has the field show what the list is filtered by, which a link and the screen's other keys change too.
  func takeOverFilter() {
    if typedFilter.text != model.filter { typedFilter.text = model.filter }
  }

  private func setFilter() {
    let text = typedFilter.text
    if text != model.filter { model.setFilter(text) }
  }
}
