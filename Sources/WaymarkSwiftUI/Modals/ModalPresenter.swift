#if canImport(SwiftUI)
  import SwiftUI
  import Waymark
  import WaymarkBindings

  /// Presents the modal over a layer.
  @MainActor
  struct ModalPresenter<R: Route, Screen: View>: ViewModifier {
    let below: LayerModel<R>
    let host: BindingHost<R>
    let parts: RouterParts<R, Screen>

    func body(content: Content) -> some View {
      // An alert shows its text until it is out of sight.
      let asking = below.alert
      let alert = asking.flatMap { parts.alert($0.firstScreen.route) }
      content
        .sheet(item: modal(in: Shows.sheets), content: modal(showing:))
        #if !os(macOS)
          .fullScreenCover(item: modal(in: Shows.fullScreen), content: modal(showing:))
        #endif
        #if os(iOS) || os(visionOS) || os(macOS)
          .popover(
            item: modal(in: [.popover]), attachmentAnchor: anchor(of: below.modal),
            arrowEdge: parts.popoverEdge, content: modal(showing:))
        #endif
        .alert(
          Text(verbatim: alert?.title ?? ""), isPresented: isAlertPresented, presenting: alert,
          actions: { alert in
            ForEach(Array(alert.buttons.enumerated()), id: \.offset) { _, button in
              Button(button.title, role: button.role) {
                if let asking { host.answer(button.value, of: asking) }
              }
            }
          },
          message: { alert in if let message = alert.message { Text(verbatim: message) } })
    }

    private func modal(showing layer: LayerModel<R>) -> some View {
      ModalView(layer: layer, host: host, parts: parts)
    }

    /// A binding to the modal, if it has one of some styles; a presentation that ends means the modal that it has read.
    private func modal(in styles: Set<Presentation.Style>) -> Binding<LayerModel<R>?> {
      let told = below.modal(in: styles)
      return host.binding(
        below, reading: { $0.modal(in: styles) },
        writing: { [weak told] host, modal, _ in if modal == nil, let told { host.writeDismissal(of: told) } }
      )
    }

    private var isAlertPresented: Binding<Bool> {
      let told = below.modal
      return host.binding(
        below, reading: { $0.modal?.isAlert == true },
        writing: { [weak told] host, isPresented, _ in
          if !isPresented, let told, told.isAlert { host.writeDismissal(of: told) }
        })
    }

    #if !os(tvOS) && !os(watchOS)
      private func anchor(of modal: LayerModel<R>?) -> PopoverAttachmentAnchor {
        modal.map { parts.popoverAnchor($0.firstScreen.route) } ?? .rect(.bounds)
      }
    #endif
  }

  /// The styles that SwiftUI's sheets and covers show: macOS has no covers, and tvOS and watchOS have no popovers.
  private enum Shows {
    #if os(macOS)
      static let sheets: Set<Presentation.Style> = [.sheet, .fullScreen, .alert]
    #else
      static let sheets: Set<Presentation.Style> = [.sheet]
    #endif
    #if os(iOS) || os(visionOS)
      static let fullScreen: Set<Presentation.Style> = [.fullScreen, .alert]
    #else
      static let fullScreen: Set<Presentation.Style> = [.fullScreen, .popover, .alert]
    #endif
  }

  /// A sheet, a cover or a popover.
  @MainActor
  struct ModalView<R: Route, Screen: View>: View {
    let layer: LayerModel<R>
    let host: BindingHost<R>
    let parts: RouterParts<R, Screen>

    var body: some View {
      LayerView(layer: layer, host: host, parts: parts)
        .interactiveDismissDisabled(host.isHeld(layer.root))
        .presentationDetents(Set(detents.map { $0.inSwiftUI }), selection: selected)
        .zooms(from: layer.zoomSource)
        .onAppear { host.modalDidAppear(layer) }
        .onDisappear { host.modalDidDisappear(layer) }
    }

    /// The heights of the sheet; SwiftUI's usual one if the tree has none.
    private var detents: [Presentation.Detent] {
      let detents = layer.presentation?.detents ?? []
      return detents.isEmpty ? [.large] : detents
    }

    private var selected: Binding<PresentationDetent> {
      host.binding(
        layer, reading: { ($0.presentation?.restingDetent ?? .large).inSwiftUI },
        writing: { host, written, layer in
          let detent = layer.presentation?.detents.first { $0.inSwiftUI == written }
          if let detent { host.write(detent, to: layer) }
        })
    }
  }

  extension Presentation.Detent {
    fileprivate var inSwiftUI: PresentationDetent {
      switch self {
      case .medium: .medium
      case .fraction(let part): .fraction(part)
      case .height(let points): .height(points)
      default: .large
      }
    }
  }

  extension LayerModel {
    fileprivate func modal(in styles: Set<Presentation.Style>) -> LayerModel? {
      guard let modal, !modal.isAlert, let style = modal.style, styles.contains(style) else { return nil }
      return modal
    }
  }
#endif
