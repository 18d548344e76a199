/// The whole navigation of one window as a value: a root container, and the modals over it in the order
/// presented.
///
/// A tree of plain routes is a ``RouteTree``; a tree of entries, which have an identity, is an ``EntryTree``.
/// Both have the same edits and the same diff. No edit can lead to a tree that is not valid: stacks keep
/// their root, tabs keep their keys apart and one of them selected, and columns their first one.
///
/// ```swift
/// var tree = RouteTree<AppRoute>(.home)
/// tree.push(.shop(.catalogue))
/// tree.present(.signIn, as: .sheet)
/// ```
public struct Tree<Element: TreeElement>: Hashable, Sendable {
  /// What fills the window below all modals.
  public var root: Container<Element>

  /// What is presented over the root, the topmost last.
  public var modals: [Modal<Element>]

  /// Makes a tree.
  ///
  /// - Parameters:
  ///   - root: What fills the window.
  ///   - modals: What is presented over it, the topmost last.
  @inlinable
  public init(_ root: Container<Element>, modals: [Modal<Element>] = []) {
    self.root = root
    self.modals = modals
  }

  /// Makes a tree whose root is a stack.
  ///
  /// - Parameters:
  ///   - root: The element at the bottom of the stack.
  ///   - pushed: What is pushed on it, the last one on top.
  @inlinable
  public init(_ root: Element, _ pushed: Element...) {
    self.init(.stack(RouteStack(root: root, pushed: pushed)))
  }

  /// Makes a tree whose root is tabs.
  ///
  /// - Parameters:
  ///   - tabs: The tabs in the order shown, each with a key of its own.
  ///   - selectedKey: The key of the selected tab; the first tab if it is `nil`.
  @inlinable
  public init(tabs: RouteTab<Element>..., selectedKey: Element.R? = nil) {
    guard let valid = RouteTabs(tabs: tabs, selectedKey: selectedKey) else {
      RouteTabs.rejectInvalid(tabs, selectedKey)
    }
    self.init(.tabs(valid))
  }

  /// Makes a tree whose root is columns of stacks.
  ///
  /// An empty list, more stacks than places, places that are neither 2 nor 3 and a front that is no column are a programmer
  /// error; use ``RouteColumns/init(places:filled:front:)`` for columns that come from data.
  ///
  /// - Parameters:
  ///   - columns: What the columns hold, the first one first.
  ///   - places: How many columns there can be, 2 or 3.
  ///   - front: The position of the column in front; the last one if it is `nil`.
  @inlinable
  public init(columns: RouteStack<Element>..., places: Int = 2, front: Int? = nil) {
    let containers = columns.map { Container.stack($0) }
    guard let valid = RouteColumns(places: places, filled: containers, front: front) else {
      RouteColumns<Element>.rejectInvalid()
    }
    self.init(.columns(valid))
  }
}

/// A tree of plain routes: what an app says, stores and compares.
public typealias RouteTree<R: Route> = Tree<R>

/// A tree of entries: what a router keeps, with an identity for every screen.
public typealias EntryTree<R: Route> = Tree<Entry<R>>
