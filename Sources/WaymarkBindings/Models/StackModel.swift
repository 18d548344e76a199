package import Waymark

/// A stack of the tree, as a navigation stack is bound to it.
@MainActor
package final class StackModel<R: Route> {
  /// The screen at the bottom.
  @Shown package private(set) var root: ScreenNode<R>

  /// The screens above it, the top one last.
  @Shown package private(set) var path: [ScreenNode<R>]

  /// The screens that views show, the root first, which their writes are about.
  private(set) var drawn: [ScreenNode<R>]

  init(_ screens: [ScreenNode<R>]) {
    _root = Shown(wrappedValue: screens[0])
    _path = Shown(wrappedValue: Array(screens.dropFirst()))
    drawn = screens
  }

  /// The screen on top.
  var top: ScreenNode<R> { path.last ?? root }

  func show(_ screens: [ScreenNode<R>]) {
    let path = Array(screens.dropFirst())
    if root !== screens[0] { root = screens[0] }
    if self.path != path { self.path = path }
  }

  /// Views show the stack as the model has it.
  func takeUp() { drawn = [root] + path }

  /// Views show only some of the screens above the root, because the user has gone back.
  func goBack(to path: [ScreenNode<R>]) { drawn = [drawn[0]] + path }

  /// Makes views read the path again, because they have written another one.
  func insist() { _path.insist() }
}

extension BindingHost {
  func model(of stack: RouteStack<Entry<R>>, in old: ContainerModel<R>?) -> StackModel<R> {
    let models = stack.elements.compactMap { entry in
      let screen = screens[entry.id]
      screen?.update(to: entry)
      return screen
    }
    guard case .stack(let kept)? = old else { return StackModel(models) }
    kept.show(models)
    return kept
  }
}
