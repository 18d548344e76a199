import Waymark

/// A folder on screen: what it holds, which of it is in view, and which row is chosen.
///
/// The folder is read when it is first looked at, so a deep stack costs no more than its top. Which folder it is
/// and what it is filtered by is the route's matter; here is only what a person would not miss after a restart.
@MainActor
public final class FolderModel {
  /// What there is to show.
  public enum Contents {
    /// The folder's files and folders.
    case listing(FolderListing)
    /// Why there are none to show.
    case failure(FileError)
  }

  let context: ScreenContext<FilesRoute>
  let stores: BrowseStores
  let relocation: Relocation<FilesRoute>
  let isOnLeft: @MainActor () -> Bool

  /// The folder.
  public let path: FilePath

  /// What the list is filtered by.
  public private(set) var filter = ""

  /// The chosen row and the rows in view.
  public var cursor: ListCursor {
    get {
      _ = contents
      return chosen
    }
    set { chosen = newValue }
  }

  /// Whether a filter is being typed.
  public var isFiltering = false

  /// Called when what there is to show has changed without being asked for.
  public var onChange: (() -> Void)?

  private let reader: FolderReader
  private var chosen = ListCursor()
  private var loaded: Contents?
  /// The places that the filter lets through, or nil for all.
  private var places: [UInt32]?
  private var preferredName: ArraySlice<UInt8>?
  private var details: [Int: FileDetails] = [:]

  /// Makes a model; nothing is read yet.
  ///
  /// - Parameters:
  ///   - route: The folder and what it is filtered by.
  ///   - name: The name that is chosen at first, if the folder has it.
  ///   - context: The folder's place in the navigation.
  ///   - stores: Bookmarks and notes.
  ///   - isOnLeft: Whether it is in the left one of two panes, so that files and notes open in the right one.
  public init(
    route: FolderRoute, selecting name: ArraySlice<UInt8>? = nil, context: ScreenContext<FilesRoute>,
    stores: BrowseStores, isOnLeft: @escaping @MainActor () -> Bool = { false }
  ) {
    self.context = context
    self.isOnLeft = isOnLeft
    path = route.path
    reader = FolderReader(path: route.path)
    filter = route.filter
    preferredName = name
    self.stores = stores
    relocation = Relocation(context: context, stores: stores) { $0 }
    relocation.didMove = { [weak self] in self?.reload() }
    reader.onChange = { [weak self] in self?.takeOver() }
  }

  /// What there is to show; reads the folder if that has not been done.
  public var contents: Contents {
    if loaded == nil {
      reader.begin()
      takeOver()
    }
    return loaded ?? .failure(FileError(path, .removed))
  }

  /// How many rows there are.
  public var count: Int {
    guard case .listing(let listing) = contents else { return 0 }
    return places?.count ?? listing.count
  }

  /// How many files and folders there are without the filter.
  public var totalCount: Int {
    guard case .listing(let listing) = contents else { return 0 }
    return listing.count
  }

  /// The path of the chosen row, or nil where there is none.
  public var selection: FilePath? {
    guard case .listing(let listing) = contents, let place = place(ofRow: chosen.index) else { return nil }
    return listing.path(at: place)
  }

  /// Where going in leads, or nil where nothing is chosen.
  public var selectedRoute: FilesRoute? {
    guard case .listing(let listing) = contents, let place = place(ofRow: chosen.index) else { return nil }
    return .showing(listing.path(at: place), kind: listing.kind(at: place))
  }

  /// The rows in view, with sizes and dates as they are now.
  ///
  /// - Parameter height: How many rows there is room for.
  /// - Returns: The rows.
  /// - Complexity: O(*m*) in the number of rows in view.
  public func rows(height: Int) -> [FolderRow] {
    guard case .listing(let listing) = contents else { return [] }
    chosen.show(height: height)
    let rows = Array(chosen.visible)
    let visible = rows.compactMap { place(ofRow: $0) }
    readDetails(of: visible, in: listing)
    return zip(rows, visible).map { row, place in
      let path = listing.path(at: place)
      let kind = listing.kind(at: place)
      let known = details[place]
      return FolderRow(
        name: listing.display(at: place), kind: kind,
        size: kind.hasContents ? known.map { FileSize.column($0.size) } ?? "" : "",
        date: known.map { FileDate.column($0.modified) } ?? "",
        isBookmarked: stores.bookmarks.contains(path),
        hasNote: stores.notes.note(on: path) != nil || stores.drafts.has(path),
        isSelected: row == chosen.index)
    }
  }

  /// Shows only names that hold a text.
  ///
  /// - Parameter text: The text, empty for all names.
  public func apply(filter text: String) {
    guard text != filter else { return }
    let name = selectedName
    // What holds the longer text held the shorter one.
    let isNarrower = text.hasPrefix(filter)
    filter = text
    guard case .listing(let listing)? = loaded else { return }
    refilter(listing, among: isNarrower ? places : nil, choosing: name)
  }

  /// Looks whether the folder has changed, and reads it again if so; the chosen name stays chosen.
  ///
  /// - Parameter isForced: Whether to look although it was done a moment ago.
  public func refresh(force isForced: Bool = true) {
    // What has been drawn until now may have another size.
    if reader.refresh(isDue: isForced) { details.removeAll(keepingCapacity: true) }
  }

  /// Reads the folder again, whether it seems to have changed or not.
  public func reload() { reader.reload() }

  private var selectedName: ArraySlice<UInt8>? {
    guard case .listing(let listing)? = loaded, let place = place(ofRow: chosen.index) else { return nil }
    return listing.name(at: place)
  }

  private func place(ofRow row: Int) -> Int? {
    guard case .listing(let listing)? = loaded else { return nil }
    if let places { return places.indices.contains(row) ? Int(places[row]) : nil }
    return row < listing.count ? row : nil
  }

  /// Takes over what was read; the name that was chosen stays chosen, also if it is away for a while.
  private func takeOver() {
    guard let contents = reader.contents else { return }
    details.removeAll(keepingCapacity: true)
    let isFirst = loaded == nil
    preferredName = selectedName ?? preferredName
    switch contents {
    case .failure(let error): loaded = .failure(error)
    case .success(let listing):
      loaded = .listing(listing)
      refilter(listing, among: nil, choosing: preferredName)
      preferredName = nil
    }
    if !isFirst { onChange?() }
  }

  private func refilter(
    _ listing: FolderListing, among candidates: [UInt32]?, choosing name: ArraySlice<UInt8>?
  ) {
    let filter = NameFilter(filter)
    places = filter.isEmpty ? nil : listing.places(matching: filter, among: candidates)
    chosen.resize(to: places?.count ?? listing.count)
    guard let name, let place = listing.index(ofName: name) else { return }
    if let places {
      let row = places.firstIndex(of: UInt32(clamping: place))
      chosen.move(to: row ?? 0)
    } else {
      chosen.move(to: place)
    }
    chosen.center()
  }

  private func readDetails(of visible: [Int], in listing: FolderListing) {
    let missing = visible.filter { details[$0] == nil }
    guard !missing.isEmpty else { return }
    // Far more than are ever in view at once: what has been passed is not kept for ever.
    if details.count > 4096 { details.removeAll(keepingCapacity: true) }
    do {
      for (place, known) in zip(missing, try listing.details(of: missing)) { details[place] = known }
    } catch {
      reader.fail(error)
      loaded = .failure(error)
    }
  }
}
