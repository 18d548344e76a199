import Waymark

/// The window's title, and the entry whose screen it names.
struct ShownTitle: Equatable {
  var id: EntryID
  var text: String
}

extension TerminalHost {
  /// How long a title may be, in columns: some terminals drop a longer one instead of cutting it.
  private var longestTitle: Int { 200 }

  /// The title of the screen that has come to rest; nil if the current title is to stay.
  ///
  /// A screen that slides is named when it has arrived, so that screens on the way are not read out.
  func titleAtRest() -> ShownTitle? {
    guard configuration.showsTitle, slide == nil, let id = tree?.visibleElement.id, let screen = screens[id]
    else {
      return nil
    }
    // Clipped text is escaped: nothing in it can end the sequence or begin another.
    return ShownTitle(id: id, text: Text.clipped(screen.title, to: longestTitle))
  }

  /// The bytes that set the window's title.
  ///
  /// Another screen is named even if its title is the same, because the change is what has to be told.
  func bytes(toShow title: ShownTitle?) -> [UInt8] {
    guard let title, title != shownTitle else { return [] }
    shownTitle = title
    return Array("\u{1B}]2;\(output.characters.reduce(title.text))\u{1B}\\".utf8)
  }
}
