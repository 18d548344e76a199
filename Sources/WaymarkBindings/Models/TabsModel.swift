package import Waymark

/// Tabs of the tree, as a tab view is bound to them.
@MainActor
package final class TabsModel<R: Route> {
  /// A tab and what it holds.
  package struct Tab: Identifiable {
    /// The key of the tab.
    package let id: R
    /// The contents of the tab.
    package let content: ContainerModel<R>
  }

  private var shownTabs: [Tab]
  private var shownSelection: R
  private let signal = Signal()

  init(_ tabs: [Tab], selection: R) {
    shownTabs = tabs
    shownSelection = selection
  }

  /// The tabs in the order shown.
  package var tabs: [Tab] {
    signal.read()
    return shownTabs
  }

  /// The key of the selected tab.
  package var selection: R {
    signal.read()
    return shownSelection
  }

  func show(_ tabs: [Tab], selection: R) {
    let isSame = shownTabs.elementsEqual(tabs) { $0.id == $1.id && $0.content.isSame(as: $1.content) }
    guard !isSame || shownSelection != selection else { return }
    signal.change {
      shownTabs = tabs
      shownSelection = selection
    }
  }

  /// Makes views read again what has not changed, because they have written something else.
  func insist() { signal.change() }
}
