#if canImport(SwiftUI)
  import SwiftUI
  import Waymark
  import WaymarkBindings

  /// The screen of an entry.
  @MainActor
  struct ScreenView<R: Route, Screen: View>: View {
    let screen: ScreenNode<R>
    let host: BindingHost<R>
    let parts: RouterParts<R, Screen>
    let isPushed: Bool

    var body: some View {
      let isHeld = isPushed ? host.isHeld(screen.id) : host.isHeldColumn(screen.id)
      parts.screen(screen.route, screen.context)
        .environment(\.screenContexts, [ObjectIdentifier(R.self): screen.context])
        .navigationBarBackButtonHidden(isHeld)
        .toolbar {
          // This button asks the router; the system's button and swipe, which are off now, would not.
          if isHeld {
            ToolbarItem(placement: .cancellationAction) {
              Button {
                host.askToClose(screen.id)
              } label: {
                Label("Back", systemImage: "chevron.backward")
              }
            }
          }
        }
        .background { AppearanceProbe(screen: screen, host: host).accessibilityHidden(true) }
        .zooms(from: isPushed ? screen.zoomSource : nil)
    }
  }
#endif
