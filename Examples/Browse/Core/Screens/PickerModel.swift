import Waymark

/// A folder in the sheet that asks where something is to be moved: a row to move it here, and the folders to go into.
///
/// The sheet has a stack of its own. Going in pushes; going back pops, and from the first folder it leads to the one
/// above. The answer closes the whole sheet, each screen handing it to the one below.
@MainActor
public final class PickerModel {
  /// One row of the list.
  public struct Row: Hashable, Sendable {
    /// What a row does.
    public enum Kind: Hashable, Sendable {
      /// Moves the item into the folder that is shown, unless that is where it is.
      case here(isPossible: Bool)
      /// Goes into a folder.
      case folder(FileKind)
    }

    /// What it does.
    public var kind: Kind
    /// The folder's name, escaped; empty for the row that moves.
    public var name: String
    /// Whether it is the chosen one.
    public var isSelected: Bool
  }

  private enum Answer: Sendable {
    case folder(FilePath)
    case none
  }

  /// What is to be moved.
  public let item: FilePath

  /// Whether it was reached from another folder in the same sheet, which going back leads to.
  public let isPushed: Bool

  /// The chosen row and the rows in view.
  public var cursor: ListCursor {
    get {
      load()
      return chosen
    }
    set { chosen = newValue }
  }

  /// Why the folders cannot be listed, if they cannot.
  public var problem: FileError? {
    load()
    if case .failure(let error)? = loaded?.contents { return error }
    return nil
  }

  private let context: ScreenContext<FilesRoute>
  private var chosen = ListCursor()
  private var loaded: (folder: FilePath, contents: Result<FolderListing, FileError>)?
  private let firstFolder: FilePath

  /// Makes a model; nothing is read yet.
  ///
  /// - Parameters:
  ///   - route: What is moved, and the folder that is looked at.
  ///   - context: The folder's place in the navigation.
  public init(route: PickerRoute, context: ScreenContext<FilesRoute>) {
    self.context = context
    item = route.item
    isPushed = route.isPushed
    firstFolder = route.folder
    context.onReturn(Answer.self) { [weak self] in self?.close($0) }
  }

  /// The folder that is looked at.
  public var folder: FilePath {
    if case .picker(let route) = context.route { route.folder } else { firstFolder }
  }

  /// Whether the item would be moved at all.
  public var isElsewhere: Bool { item.parent != folder }

  /// The rows in view.
  ///
  /// - Parameter height: How many rows there is room for.
  /// - Returns: The rows.
  public func rows(height: Int) -> [Row] {
    load()
    chosen.show(height: height)
    return chosen.visible.map { index in
      let isSelected = index == chosen.index
      guard index > 0, case .success(let listing)? = loaded?.contents else {
        return Row(kind: .here(isPossible: isElsewhere), name: "", isSelected: isSelected)
      }
      return Row(
        kind: .folder(listing.kind(at: index - 1)), name: listing.display(at: index - 1),
        isSelected: isSelected)
    }
  }

  /// Does what the chosen row says: moves the item here, or goes into a folder.
  public func open() {
    load()
    guard chosen.index > 0 else {
      moveHere()
      return
    }
    guard case .success(let listing)? = loaded?.contents else { return }
    context.push(
      .picker(PickerRoute(item: item, folder: listing.path(at: chosen.index - 1), isPushed: true)))
  }

  /// Chooses the folder that is shown, unless the item is in it.
  public func moveHere() {
    if isElsewhere { close(.folder(folder)) }
  }

  /// Goes back to the folder before, or from the first one to the folder above it.
  public func goBack() {
    if isPushed {
      context.close()
    } else if let parent = folder.parent {
      // So that the folder that is left is known, and chosen in the one above.
      load()
      context.update(to: .picker(PickerRoute(item: item, folder: parent)))
    }
  }

  /// Closes the sheet and leaves the item where it is.
  public func cancel() { close(.none) }

  /// Tries again to list folders that could not be.
  public func retry() {
    if problem != nil { loaded = nil }
  }

  private func close(_ answer: Answer) {
    guard !isPushed else {
      // Screens below the sheet's top are only passed through.
      context.close(returning: answer, options: .unanimated)
      return
    }
    switch answer {
    case .folder(let folder): context.close(returning: FolderChoice(item, to: folder))
    case .none: context.close()
    }
  }

  /// Reads the folder when it is first looked at, when it has changed and when it is another one.
  private func load() {
    let folder = folder
    if let loaded, loaded.folder == folder {
      guard case .success(let listing) = loaded.contents, (try? listing.isOutOfDate()) != false else {
        return
      }
    }
    let isFirst = loaded == nil
    let name = selectedName(in: folder)
    do throws(FileError) {
      let listing = try FolderListing(reading: folder)
      loaded = (folder, .success(listing))
      // Folders come before everything else.
      let count = (0..<listing.count).first { !listing.kind(at: $0).isFolder } ?? listing.count
      chosen.resize(to: count + 1)
      if let name, let place = listing.index(ofName: name), place < count {
        chosen.move(to: place + 1)
        chosen.center()
      } else if isFirst {
        chosen.move(to: isElsewhere ? 0 : 1)
      }
    } catch {
      loaded = (folder, .failure(error))
      chosen.resize(to: 1)
    }
  }

  /// What is chosen in a folder that is read anew: what was, or the folder that was come from.
  private func selectedName(in folder: FilePath) -> ArraySlice<UInt8>? {
    guard let loaded else { return nil }
    guard loaded.folder == folder else { return loaded.folder.lastName }
    guard case .success(let listing) = loaded.contents, chosen.index > 0 else { return nil }
    return listing.name(at: chosen.index - 1)
  }
}
