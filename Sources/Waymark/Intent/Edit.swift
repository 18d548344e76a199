/// A change that a static function of ``Intent`` makes: at a certain place, of columns, of everything, or by a closure of the app's.
public struct Edit<R: Route>: Sendable {
  @usableFromInline package let kind: Kind

  @inlinable package init(_ kind: Kind) { self.kind = kind }

  // Indirect, because an intent is copied in many places, and hardly any holds an edit.
  @usableFromInline
  package indirect enum Kind: Sendable {
    case popTo(R)
    case dismissAll
    case setRoot(Container<R>)
    case setStack(RouteStack<R>)
    /// The keys lead from the outermost tab to the one that is meant, since an outer tab may have the key of an inner one.
    case selectTab(keys: [R], modal: EntryID?)
    case focus(BranchAddress<R>)
    case fill(Int, Container<R>, near: EntryID?)
    case clearColumns(from: Int, near: EntryID?)
    case focusColumn(Int, near: EntryID?)
    /// A push on top of the stack that the entry is in.
    case pushNear(EntryID, R)
    case popToEntry(EntryID)
    /// The number counts from the entry down, and includes the entry.
    case popEntry(EntryID, Int)
    case replaceEntry(EntryID, R)
    case close(EntryID)
    case remove(EntryID)
    case update(EntryID, R)
    case closure(@MainActor @Sendable (inout TreeEditor<R>) -> Void)
    /// A question to every screen and guard that changes nothing.
    case canLeave
    case recheck(asksScreens: Bool)
  }

  /// Whether two edits ask for the same; closures cannot be compared.
  func isSame(as other: Edit) -> Bool {
    switch (kind, other.kind) {
    case (.popTo(let one), .popTo(let two)): one == two
    case (.selectTab(let one, let modal), .selectTab(let two, let otherModal)):
      one == two && modal == otherModal
    case (.popEntry(let one, let count), .popEntry(let two, let otherCount)):
      one == two && count == otherCount
    case (.setStack(let one), .setStack(let two)): one == two
    case (.setRoot(let one), .setRoot(let two)): one == two
    case (.focus(let one), .focus(let two)): one == two
    case (.fill(let one, let container, let id), .fill(let two, let other, let otherID)):
      one == two && container == other && id == otherID
    case (.clearColumns(let one, let id), .clearColumns(let two, let otherID)),
      (.focusColumn(let one, let id), .focusColumn(let two, let otherID)):
      one == two && id == otherID
    case (.pushNear(let one, let route), .pushNear(let two, let otherRoute)),
      (.update(let one, let route), .update(let two, let otherRoute)),
      (.replaceEntry(let one, let route), .replaceEntry(let two, let otherRoute)):
      one == two && route == otherRoute
    case (.popToEntry(let one), .popToEntry(let two)), (.close(let one), .close(let two)),
      (.remove(let one), .remove(let two)):
      one == two
    case (.dismissAll, .dismissAll), (.canLeave, .canLeave): true
    case (.recheck(let one), .recheck(let two)): one == two
    default: false
    }
  }
}
