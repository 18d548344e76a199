package import Waymark

/// A stack of the tree, as a navigation stack is bound to it.
@MainActor
package final class StackModel<R: Route> {
  private var shownRoot: ScreenNode<R>
  private var shownPath: [ScreenNode<R>]
  private let signal = Signal()

  /// The screens that views are known to have taken up, the root first: what they write is about these.
  private(set) var drawn: [ScreenNode<R>]

  /// The last write of what the user did, and its time.
  private var lastWrite: (path: [EntryID], moment: Duration)?

  init(_ screens: [ScreenNode<R>]) {
    shownRoot = screens[0]
    shownPath = Array(screens.dropFirst())
    drawn = screens
  }

  /// The screen at the bottom.
  package var root: ScreenNode<R> {
    signal.read()
    return shownRoot
  }

  /// The screens above it, the top one last.
  package var path: [ScreenNode<R>] {
    signal.read()
    return shownPath
  }

  func show(_ screens: [ScreenNode<R>]) {
    let path = Array(screens.dropFirst())
    guard shownRoot !== screens[0] || shownPath != path else { return }
    signal.change {
      shownRoot = screens[0]
      shownPath = path
    }
  }

  /// Views have taken up what the stack shows.
  func takeUp() { drawn = [shownRoot] + shownPath }

  /// Views have gone back to some of the screens above the root by themselves.
  func goBack(to path: [ScreenNode<R>], at moment: Duration) {
    drawn = [drawn[0]] + path
    lastWrite = (path.map { $0.id }, moment)
  }

  /// A screen has come to rest; if it is another than views had gone back to, what they write from now on is new.
  func noteRest(of screen: ScreenNode<R>) {
    guard (shownPath.last ?? shownRoot) === screen, screen.id != lastWrite?.path.last else { return }
    lastWrite = nil
  }

  /// Whether views repeat what they have just written.
  func isRepeated(_ path: [ScreenNode<R>], at moment: Duration, within time: Duration) -> Bool {
    guard let lastWrite, moment - lastWrite.moment < time else { return false }
    return lastWrite.path.elementsEqual(path.lazy.map { $0.id })
  }

  /// Makes views read again what has not changed, because they have written something else.
  func insist() { signal.change() }
}
