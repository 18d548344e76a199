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
      let path = host.binding(stack, reading: { $0.path }, writing: { $0.write(path: $1, to: $2) })
      NavigationStack(path: path) {
        ScreenView(screen: root, host: host, parts: parts, isPushed: false)
          .id(root.id)
          .navigationDestination(for: ScreenNode<R>.self) { screen in
            ScreenView(screen: screen, host: host, parts: parts, isPushed: true)
          }
      }
    }
  }
#endif
