public import Waymark

/// How ``HostContract`` changes the width of a host that promises ``HostFeatures/columns``, and sees which columns are shown.
///
/// Ask the user interface for it, and not the host.
///
/// ```swift
/// columns: ColumnsReading(
///   fitting: { window.columnsThatFit },
///   resize: { window.width = $0 * 320 },
///   seen: { Set(window.pagesOnScreen.map(\.entry)) })
/// ```
@MainActor
public struct ColumnsReading {
  /// How many columns fit side by side at the moment.
  public var fitting: @MainActor () -> Int

  /// Makes the window as wide as that many columns need, 1 to 3, as a user does who resizes it or turns the
  /// device.
  ///
  /// A window that cannot be made so wide may stay as it is: the check reads what fits then.
  public var resize: @MainActor (Int) -> Void

  /// The entries whose screens the user sees in the topmost layer; `nil` if nobody can tell.
  public var seen: (@MainActor () -> Set<EntryID>)?

  /// Describes how to change the width and to see which columns are shown.
  ///
  /// - Parameters:
  ///   - fitting: How many columns fit side by side at the moment.
  ///   - resize: Makes the window as wide as that many columns need.
  ///   - seen: The entries whose screens the user sees in the topmost layer.
  public init(
    fitting: @escaping @MainActor () -> Int, resize: @escaping @MainActor (Int) -> Void,
    seen: (@MainActor () -> Set<EntryID>)? = nil
  ) {
    self.fitting = fitting
    self.resize = resize
    self.seen = seen
  }
}

extension ColumnsReading {
  /// The fault in which columns are shown, if there is one.
  func find<R: Route>(
    _ shown: EntryTree<R>, reported: Int
  ) -> (rule: HostViolation.Rule, expected: String, seen: String)? {
    let fitting = max(fitting(), 1)
    if reported != fitting { return (.forgotRoom, "a report of room for \(fitting)", "room for \(reported)") }
    guard let seen = seen?() else { return nil }
    var expected = Set<EntryID>()
    shown.layer(shown.modals.count).forEachSeen(room: fitting) { expected.insert($0.id) }
    guard seen != expected else { return nil }
    return (.showsOtherColumns, shown.notation(of: expected), shown.notation(of: seen))
  }
}

extension Tree {
  /// The routes of entries, in their order in the tree.
  fileprivate func notation<R: Route>(of ids: Set<EntryID>) -> String where Element == Entry<R> {
    var routes: [String] = []
    forEachElement { if ids.contains($0.id) { routes.append("\($0.route)#\($0.id.rawValue)") } }
    return routes.isEmpty ? "nothing" : routes.joined(separator: ", ")
  }
}
