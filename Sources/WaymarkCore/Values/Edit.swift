package import WaymarkState

/// Identifies an edit that is a closure of the app's; the shell keeps the closure under it.
package typealias EditNumber = UInt64

/// A change that somebody wants of the tree, as a value; it is worked out anew whenever the tree has changed in between.
///
/// The verbs are the router's and the screens' alike: for a screen they mean what is around it.
package enum Edit: Equatable, Sendable {
  // Stacks.
  case push(AnyRoute)
  /// Removes some places from the top; for a screen, itself with all above it and some below.
  case pop(Int)
  case popTo(AnyRoute)
  case popToEntry(EntryID)
  case popToRoot
  case replaceTop(AnyRoute)

  // Modals.
  indirect case present(Modal<AnyRoute>)
  /// Dismisses the topmost modal; for a screen, the one that it is in.
  case dismiss
  case dismissAll

  // Tabs and columns.
  case select(AnyRoute)
  indirect case selectBranch(BranchPath)
  /// The user taps the selected tab: all in it goes back to its root.
  indirect case selectAgain(BranchPath)
  indirect case fill(Container<AnyRoute>, column: Int)
  case focusColumn(Int)
  case clearColumns(from: Int)

  // Entries.
  case update(EntryID, AnyRoute)
  /// Removes an entry with all above it.
  case close(EntryID)

  // The whole tree.
  indirect case setRoot(Container<AnyRoute>)
  indirect case set(RouteTree<AnyRoute>)
  /// Makes the tree what it was. Entries that are gone come back as new ones.
  indirect case bringBack(PlaceTree)
  /// An edit that the app works out.
  case own(EditNumber)
  case nothing
  /// Changes nothing: asks all screens whether they may be left, as the window closes.
  case leaveWindow
  /// Takes out of the tree what guards refuse.
  indirect case recheck(Recheck)
}

extension Edit {
  /// The recheck that it is, if it is one.
  package var recheck: Recheck? { if case .recheck(let recheck) = self { recheck } else { nil } }

  /// The verb in one short line: `push article(5)`, `pop to home`, `close @3`.
  package var notation: String {
    switch self {
    case .push(let route): "push \(route)"
    case .pop(let count): "pop \(count)"
    case .popTo(let route): "pop to \(route)"
    case .popToEntry(let id): "pop to \(id)"
    case .popToRoot: "pop to root"
    case .replaceTop(let route): "replace top with \(route)"
    case .present(let modal): "present \(modal)"
    case .dismiss: "dismiss"
    case .dismissAll: "dismiss all"
    case .select(let key): "select \(key)"
    case .selectBranch(let path): "select \(path)"
    case .selectAgain(let path): "select again \(path)"
    case .fill(let container, let column): "fill column \(column) with \(container)"
    case .focusColumn(let column): "focus column \(column)"
    case .clearColumns(let column): "clear columns from \(column)"
    case .update(let id, let route): "update \(id) to \(route)"
    case .close(let id): "close \(id)"
    case .setRoot(let root): "set root \(root)"
    case .set(let tree): "set \(tree)"
    case .bringBack: "bring back"
    case .own: "edit"
    case .nothing: "nothing"
    case .leaveWindow: "leave window"
    case .recheck: "recheck"
    }
  }
}
