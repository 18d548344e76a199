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
    if case .failure(let error)? = reader?.contents { return error }
    return nil
  }

  /// Called when what there is to show has changed without being asked for.
  public var onChange: (() -> Void)?

  private let context: ScreenContext<FilesRoute>
  private var chosen = ListCursor()
  private var reader: FolderReader?
  private var listing: FolderListing?
  /// The place of what is moved among the folders, if it is there: it cannot be moved into itself.
  private var itemPlace: Int?
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
      guard let (listing, place) = folder(ofRow: index) else {
        return Row(kind: .here(isPossible: isElsewhere), name: "", isSelected: isSelected)
      }
      return Row(
        kind: .folder(listing.kind(at: place)), name: listing.display(at: place), isSelected: isSelected)
    }
  }

  /// Does what the chosen row says: moves the item here, or goes into a folder.
  public func open() {
    load()
    guard chosen.index > 0 else {
      moveHere()
      return
    }
    guard let (listing, place) = folder(ofRow: chosen.index) else { return }
    context.push(.picker(PickerRoute(item: item, folder: listing.path(at: place), isPushed: true)))
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
    if problem != nil { reader?.reload() }
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
    if let reader, reader.path == folder {
      reader.refresh(isDue: false)
      return
    }
    let left = reader?.path
    let reader = FolderReader(path: folder)
    self.reader = reader
    reader.begin()
    takeOver(choosing: left?.lastName)
    if left == nil { chosen.move(to: isElsewhere ? 0 : 1) }
    reader.onChange = { [weak self] in self?.didRead() }
  }

  private func didRead() {
    takeOver(choosing: folder(ofRow: chosen.index).map { $0.name(at: $1) })
    onChange?()
  }

  /// Takes over what was read: all folders but the one that is moved.
  private func takeOver(choosing name: ArraySlice<UInt8>?) {
    listing = try? reader?.contents?.get()
    guard let listing else {
      chosen.resize(to: 1)
      return
    }
    // Folders come before everything else.
    let count = (0..<listing.count).first { !listing.kind(at: $0).isFolder } ?? listing.count
    itemPlace = isElsewhere ? nil : listing.index(ofName: item.lastName).flatMap { $0 < count ? $0 : nil }
    chosen.resize(to: count + (itemPlace == nil ? 1 : 0))
    guard let name, let place = listing.index(ofName: name), place < count, place != itemPlace else { return }
    chosen.move(to: itemPlace.map { place > $0 } == true ? place : place + 1)
    chosen.center()
  }

  /// The place in the listing of the folder that a row is about.
  private func folder(ofRow row: Int) -> (listing: FolderListing, place: Int)? {
    guard row > 0, let listing else { return nil }
    return (listing, itemPlace.map { row > $0 } == true ? row : row - 1)
  }
}
