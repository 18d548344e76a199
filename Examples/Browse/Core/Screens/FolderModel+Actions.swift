import Waymark

/// What the user can do in a folder.
extension FolderModel {
  /// Goes into the chosen folder, or opens the chosen file, in the right pane where this is the left one.
  public func open() {
    guard let route = selectedRoute else { return }
    isFiltering = false
    open(route)
  }

  private func open(_ route: FilesRoute) {
    if case .folder = route {
      context.push(route)
    } else if isOnLeft() {
      context.fill(1, with: route)
    } else {
      context.push(route)
    }
  }

  /// Goes back to the folder above.
  public func goBack() { context.close() }

  /// Adds the chosen row to the bookmarks or takes it away.
  public func toggleBookmark() {
    if let path = selection { stores.bookmarks.toggle(path) }
  }

  /// Shows what is known about the chosen row, or about the folder where nothing is chosen.
  public func showInformation() {
    context.present(.information(selection ?? path), as: .sheet)
  }

  /// Opens the note on the chosen row, or on the folder where nothing is chosen.
  public func writeNote() {
    open(.note(selection ?? path))
  }

  /// Asks where the chosen row is to be moved, and moves it there.
  public func move() {
    if let selection { relocation.ask(about: selection) }
  }

  /// Moves back what was moved last.
  public func undoMove() { relocation.undo() }

  /// Whether there is a move to take back.
  public var canUndoMove: Bool { stores.lastMove != nil }

  /// Shows only names that hold a text; the text is kept in the route.
  ///
  /// - Parameter text: The text, empty for all names.
  public func setFilter(_ text: String) {
    context.update(to: .folder(FolderRoute(path: path, filter: text)))
    apply(filter: text)
  }

  /// Shows all names again.
  public func clearFilter() {
    isFiltering = false
    if !filter.isEmpty { setFilter("") }
  }
}
