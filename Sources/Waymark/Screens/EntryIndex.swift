/// Finds entries among all that a router knows.
///
/// The first look-ups search the trees, since a few searches cost less than an index. After that an index is made, which
/// lasts until something changes. The index of routes lasts until the tree changes, however many steps the host takes to
/// show it.
@MainActor
struct EntryIndex<R: Route> {
  private var revision: UInt64 = .max
  private var request: UInt64 = 0
  private var lookups = 0
  private var treeRevision: UInt64 = .max
  private var routeLookups = 0
  private var routes: [EntryID: R] = [:]
  private var shown = Set<EntryID>()
  private var others = Set<EntryID>()
  private var coming = Set<EntryID>()
  /// The entries that the last change of the tree has removed, which would be looked for everywhere.
  private var gone = Set<EntryID>()
  private var goneRevision: UInt64 = .max
  /// Routes that are no longer looked up.
  ///
  /// Their contents may call the router when freed, so they are freed outside.
  private var retired: [EntryID: R] = [:]

  /// How many look-ups search the trees before an index is made.
  private static var searchLimit: Int { 16 }

  /// The route of an entry in the tree, or `nil` if it is not there.
  ///
  /// - Complexity: O(1) for the entry that the user sees, and for those that the last change is known to have removed; else
  ///   O(*n*) for a few look-ups between two changes, and O(1) for each after those.
  mutating func route(of id: EntryID, in machine: RouterMachine<R>) -> R? {
    let visible = machine.tree.visibleElement
    if visible.id == id { return visible.route }
    if goneRevision == machine.treeRevision, gone.contains(id) { return nil }
    return areRoutesIndexed(machine) ? routes[id] : machine.tree.entry(id)?.route
  }

  /// Notes what a step removes from the tree, which is to have a certain revision then.
  mutating func note(_ step: Step<Entry<R>>, upTo revision: UInt64) {
    // A small capacity is kept for the next, so that a pop makes no room of its own; clearing much would cost as much.
    gone.removeAll(keepingCapacity: gone.capacity <= 64)
    step.forEachRemoved { gone.insert($0.id) }
    if !gone.isEmpty { step.forEachInserted { gone.remove($0.id) } }
    goneRevision = revision
  }

  /// Notes what the user has removed from a tree, which has a certain revision now.
  mutating func note(_ removed: [Entry<R>], upTo revision: UInt64) {
    gone = Set(removed.lazy.map(\.id))
    goneRevision = revision
  }

  /// Whether an entry is shown.
  mutating func isShown(_ id: EntryID, in machine: RouterMachine<R>) -> Bool {
    guard let tree = machine.shown else { return false }
    if tree.visibleElement.id == id { return true }
    return isIndexed(machine) ? shown.contains(id) : tree.position(of: id) != nil
  }

  /// Whether the host is performing a step that brings an entry.
  mutating func isArriving(_ id: EntryID, in machine: RouterMachine<R>) -> Bool {
    if isIndexed(machine) { return coming.contains(id) }
    var isArriving = false
    machine.forEachArriving { isArriving = isArriving || $0.id == id }
    return isArriving
  }

  /// Whether an entry is in the tree, on the screen or on its way there.
  mutating func isKnown(_ id: EntryID, in machine: RouterMachine<R>) -> Bool {
    if machine.tree.visibleElement.id == id { return true }
    guard isIndexed(machine) else {
      var isThere = false
      machine.forEachTree { isThere = isThere || $0.position(of: id) != nil }
      machine.forEachArriving { isThere = isThere || $0.id == id }
      return isThere
    }
    return others.contains(id)
  }

  /// Whether there is an index to use; it is made after many look-ups.
  private mutating func isIndexed(_ machine: RouterMachine<R>) -> Bool {
    if revision != machine.revision || request != machine.lastRequest {
      revision = machine.revision
      request = machine.lastRequest
      lookups = 0
    }
    lookups += 1
    guard lookups > EntryIndex.searchLimit else { return false }
    if lookups == EntryIndex.searchLimit + 1 { make(machine) }
    return true
  }

  /// Whether there is an index of routes to use; it is made after many look-ups.
  private mutating func areRoutesIndexed(_ machine: RouterMachine<R>) -> Bool {
    if treeRevision != machine.treeRevision {
      treeRevision = machine.treeRevision
      routeLookups = 0
    }
    routeLookups += 1
    guard routeLookups > EntryIndex.searchLimit else { return false }
    if routeLookups == EntryIndex.searchLimit + 1 {
      retired = routes
      routes = [:]
      machine.tree.forEachElement { routes[$0.id] = $0.route }
    }
    return true
  }

  private mutating func make(_ machine: RouterMachine<R>) {
    shown = machine.shown?.entryIDs() ?? []
    coming = []
    machine.forEachArriving { coming.insert($0.id) }
    others = coming
    machine.forEachTree { $0.forEachElement { others.insert($0.id) } }
  }

  /// Takes out the routes that are to be freed.
  mutating func takeRetired() -> [EntryID: R] { retired.isEmpty ? [:] : exchange(&retired, with: [:]) }
}

extension Router {
  /// Looks something up, and frees the routes that the index no longer needs.
  func lookUp<Found>(_ body: (inout EntryIndex<R>, RouterMachine<R>) -> Found) -> Found {
    let found = body(&entries, machine)
    withExtendedLifetime(entries.takeRetired()) {}
    return found
  }
}
