#if canImport(SwiftUI)
  import SwiftUI
  import Waymark
  import WaymarkBindings

  /// A sheet, a cover or a popover.
  @MainActor
  struct ModalView<R: Route, Screen: View>: View {
    let layer: LayerModel<R>
    let host: BindingHost<R>
    let parts: RouterParts<R, Screen>

    var body: some View {
      LayerView(layer: layer, host: host, parts: parts)
        .interactiveDismissDisabled(host.isHeld(layer.firstScreen.id))
        .presentationDetents(detents)
    }

    private var detents: Set<PresentationDetent> {
      let chosen = layer.style == .sheet ? parts.detents(layer.firstScreen.route) : []
      return chosen.isEmpty ? [.large] : chosen
    }
  }
#endif
