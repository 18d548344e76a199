#if canImport(SwiftUI)
  import SwiftUI
  import Waymark
  import WaymarkBindings

  /// Presents what lies over a layer.
  @MainActor
  struct ModalPresenter<R: Route, Screen: View>: ViewModifier {
    let below: LayerModel<R>
    let host: BindingHost<R>
    let parts: RouterParts<R, Screen>

    func body(content: Content) -> some View {
      // An alert on its way out still shows its text.
      let asking = below.alert
      let alert = asking.flatMap { parts.alert($0.firstScreen.route) }
      content
        .sheet(
          item: host.modal(over: below, in: [.sheet]), onDismiss: tellDismissal, content: modal(showing:)
        )
        #if os(iOS) || os(visionOS)
          .fullScreenCover(
            item: host.modal(over: below, in: [.fullScreen, .alert]), onDismiss: tellDismissal,
            content: modal(showing:))
        #elseif os(macOS)
          .sheet(
            item: host.modal(over: below, in: [.fullScreen, .alert]), onDismiss: tellDismissal,
            content: modal(showing:))
        #else
          .fullScreenCover(
            item: host.modal(over: below, in: [.fullScreen, .popover, .alert]), onDismiss: tellDismissal,
            content: modal(showing:))
        #endif
        #if os(iOS) || os(visionOS) || os(macOS)
          .popover(
            item: host.modal(over: below, in: [.popover]), attachmentAnchor: anchor(of: below.modal),
            arrowEdge: parts.popoverEdge
          ) { layer in
            ModalView(layer: layer, host: host, parts: parts)
            .onAppear { host.popoverDidAppear(layer) }
            .onDisappear { host.popoverDidDisappear(layer) }
          }
        #endif
        .alert(
          Text(verbatim: alert?.title ?? ""), isPresented: host.isAlert(over: below), presenting: alert,
          actions: { alert in
            if let asking { AlertButtons(alert: alert, layer: asking, host: host) }
          },
          message: { alert in if let message = alert.message { Text(verbatim: message) } })
    }

    /// A modal whose end `onDismiss` reports, without saying which modal it was.
    private func modal(showing layer: LayerModel<R>) -> some View {
      ModalView(layer: layer, host: host, parts: parts).onAppear { host.modalDidAppear(layer) }
    }

    #if !os(tvOS) && !os(watchOS)
      private func anchor(of modal: LayerModel<R>?) -> PopoverAttachmentAnchor {
        modal.map { parts.popoverAnchor($0.firstScreen.route) } ?? .rect(.bounds)
      }
    #endif

    private func tellDismissal() { host.modalWasDismissed(over: below) }
  }

  /// The buttons of an alert.
  @MainActor
  struct AlertButtons<R: Route>: View {
    let alert: RouteAlert
    let layer: LayerModel<R>
    let host: BindingHost<R>

    var body: some View {
      ForEach(Array(alert.buttons.enumerated()), id: \.offset) { _, button in
        Button(button.title, role: button.role) { host.answer(button.value, of: layer) }
      }
    }
  }

  extension BindingHost {
    /// The binding of a modal of some styles.
    func modal(over layer: LayerModel<R>, in styles: Set<Presentation.Style>) -> Binding<LayerModel<R>?> {
      // Read here, so that the view that asks for it is told of changes, and what the view writes is about
      // what it was told.
      let told = layer.modal(in: styles)
      return Binding(
        get: { [weak layer] in layer?.modal(in: styles) },
        set: { [weak self, weak told] in if $0 == nil, let told { self?.writeDismissal(of: told) } })
    }

    /// The binding of an alert.
    func isAlert(over layer: LayerModel<R>) -> Binding<Bool> {
      let told = layer.modal
      return Binding(
        get: { [weak layer] in layer?.modal?.isAlert == true },
        set: { [weak self, weak told] in
          if !$0, let told, told.isAlert { self?.writeDismissal(of: told) }
        })
    }
  }

  extension LayerModel {
    fileprivate func modal(in styles: Set<Presentation.Style>) -> LayerModel? {
      guard let modal, !modal.isAlert, let style = modal.style, styles.contains(style) else { return nil }
      return modal
    }
  }
#endif
