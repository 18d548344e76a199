#if canImport(SwiftUI)
  import SwiftUI
  import Waymark
  import WaymarkBindings

  /// A layer of the tree and what is presented over it.
  @MainActor
  struct LayerView<R: Route, Screen: View>: View {
    let layer: LayerModel<R>
    let host: BindingHost<R>
    let parts: RouterParts<R, Screen>

    var body: some View {
      ContainerView(container: layer.node, host: host, parts: parts)
        .modifier(ModalPresenter(below: layer, host: host, parts: parts))
    }
  }

  extension UserInterfaceSizeClass? {
    /// Whether there is room for only one column.
    var isCompact: Bool {
      #if os(macOS)
        false
      #elseif os(watchOS)
        true
      #else
        self == .compact
      #endif
    }
  }

  /// A stack, tabs or columns.
  @MainActor
  struct ContainerView<R: Route, Screen: View>: View {
    let container: ContainerModel<R>
    let host: BindingHost<R>
    let parts: RouterParts<R, Screen>

    var body: some View {
      Group {
        switch container {
        case .stack(let stack): StackView(stack: stack, host: host, parts: parts)
        case .tabs(let tabs): TabsView(tabs: tabs, host: host, parts: parts)
        case .columns(let columns): ColumnsView(columns: columns, host: host, parts: parts)
        }
      }
      .id(container.identity)
    }
  }
#endif
