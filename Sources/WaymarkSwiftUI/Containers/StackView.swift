#if canImport(SwiftUI)
  import SwiftUI
  import Waymark
  import WaymarkBindings

  /// A stack of the tree.
  @MainActor
  struct StackView<R: Route, Screen: View>: View {
    let stack: StackModel<R>
    let host: BindingHost<R>
    let parts: RouterParts<R, Screen>

    var body: some View {
      let root = stack.root
      NavigationStack(path: host.path(of: stack)) {
        ScreenView(screen: root, host: host, parts: parts, isPushed: false)
          .id(root.id)
          .navigationDestination(for: ScreenNode<R>.self) { screen in
            ScreenView(screen: screen, host: host, parts: parts, isPushed: true)
          }
      }
    }
  }

  extension BindingHost {
    /// The binding of a navigation stack.
    func path(of stack: StackModel<R>) -> Binding<[ScreenNode<R>]> {
      // Read here, so that the view that asks for it is told of changes.
      let path = stack.path
      return Binding(
        get: { [weak stack] in stack?.path ?? path },
        set: { [weak self, weak stack] in if let stack { self?.write(path: $0, to: stack) } })
    }
  }
#endif
