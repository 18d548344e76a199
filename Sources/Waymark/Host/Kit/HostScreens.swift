/// The screens of a host by their entries, each made once and kept until its entry goes.
///
/// Make the new ones of a step before anything moves, and let go of the old ones when it has ended:
///
/// ```swift
/// let screens = HostScreens(router: router) { entry, context in Page(entry.route, context) }
/// try screens.make(step.forEachInserted)
/// screens.release(step.forEachRemoved)
/// ```
@MainActor
public final class HostScreens<R: Route, Screen> {
  /// The router whose contexts the screens get; it is not kept.
  public private(set) weak var router: Router<R>?

  /// The screens that are kept, hidden ones among them.
  public private(set) var all: [EntryID: Screen] = [:]

  private let makeScreen: (Entry<R>, ScreenContext<R>) throws(HostError) -> Screen
  private let didRelease: (EntryID, Screen) -> Void

  /// Makes a table without screens.
  ///
  /// - Parameters:
  ///   - router: The router whose tree the host shows.
  ///   - makeScreen: Makes the screen of an entry.
  ///   - didRelease: Called when a screen has been let go of.
  public init(
    router: Router<R>, makeScreen: @escaping (Entry<R>, ScreenContext<R>) throws(HostError) -> Screen,
    didRelease: @escaping (EntryID, Screen) -> Void = { _, _ in }
  ) {
    self.router = router
    self.makeScreen = makeScreen
    self.didRelease = didRelease
  }

  /// The screen of an entry, hidden or not.
  ///
  /// - Parameter id: The entry.
  /// - Complexity: O(1).
  public subscript(id: EntryID) -> Screen? { all[id] }

  /// Makes the screens of entries that have none.
  ///
  /// - Parameter forEach: Names the entries, as `step.forEachInserted` and `tree.forEachElement` do.
  /// - Throws: ``HostError/routerMissing``, or what kept a screen from being made; those made before stay.
  /// - Complexity: O(*n*), where *n* is the number of entries.
  public func make(_ forEach: ((Entry<R>) -> Void) -> Void) throws(HostError) {
    guard let router else { throw .routerMissing }
    var failure: HostError?
    forEach { entry in
      guard failure == nil, all[entry.id] == nil else { return }
      do throws(HostError) {
        all[entry.id] = try makeScreen(entry, router.context(for: entry))
      } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Lets go of the screen of an entry, if it has one.
  ///
  /// - Parameter id: The entry.
  /// - Complexity: O(1).
  public func release(_ id: EntryID) {
    if let screen = all.removeValue(forKey: id) { didRelease(id, screen) }
  }

  /// Lets go of the screens of entries.
  ///
  /// - Parameter forEach: Names the entries, as `step.forEachRemoved` does.
  /// - Complexity: O(*n*), where *n* is the number of entries.
  public func release(_ forEach: ((Entry<R>) -> Void) -> Void) { forEach { release($0.id) } }

  /// Lets go of the screens of entries that a tree does not have.
  ///
  /// - Parameter tree: The tree.
  /// - Complexity: O(*n*), where *n* is the number of screens and of entries in the tree.
  public func release(except tree: EntryTree<R>) {
    var kept = Set<EntryID>()
    tree.forEachElement { kept.insert($0.id) }
    release(except: kept)
  }

  package func release(except kept: Set<EntryID>) {
    for id in Array(all.keys) where !kept.contains(id) { release(id) }
  }
}

/// Which screen is shown by what, so that a screen needs no property for it.
@MainActor
package enum ScreenLinks {
  private struct Link {
    weak var host: AnyObject?
  }

  private static var links: [ObjectIdentifier: Link] = [:]

  package static func connect(_ screen: AnyObject, to host: AnyObject) {
    links[ObjectIdentifier(screen)] = Link(host: host)
  }

  package static func disconnect(_ screen: AnyObject) { links[ObjectIdentifier(screen)] = nil }

  package static func host(of screen: AnyObject) -> AnyObject? { links[ObjectIdentifier(screen)]?.host }
}
