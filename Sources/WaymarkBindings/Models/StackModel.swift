import Waymark

/// A stack of the tree, as a navigation stack is bound to it.
@MainActor
package final class StackModel<R: Route> {
  private var shownRoot: ScreenModel<R>
  private var shownPath: [ScreenModel<R>]
  private let signal = Signal()

  init(_ screens: [ScreenModel<R>]) {
    shownRoot = screens[0]
    shownPath = Array(screens.dropFirst())
  }

  /// The screen at the bottom.
  package var root: ScreenModel<R> {
    signal.read()
    return shownRoot
  }

  /// The screens above it, the top one last.
  package var path: [ScreenModel<R>] {
    signal.read()
    return shownPath
  }

  func show(_ screens: [ScreenModel<R>]) {
    let path = Array(screens.dropFirst())
    guard shownRoot !== screens[0] || shownPath != path else { return }
    signal.change {
      shownRoot = screens[0]
      shownPath = path
    }
  }

  /// Has views read again what has not changed, because they have written something else.
  func insist() { signal.change() }
}
