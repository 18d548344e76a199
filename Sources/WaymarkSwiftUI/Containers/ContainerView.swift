#if canImport(SwiftUI)
  import SwiftUI
  import Waymark
  import WaymarkBindings

  /// A layer of the tree and the modal over it.
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

  /// Tabs of the tree.
  @MainActor
  struct TabsView<R: Route, Screen: View>: View {
    let tabs: TabsModel<R>
    let host: BindingHost<R>
    let parts: RouterParts<R, Screen>

    var body: some View {
      let selection = host.binding(
        tabs, reading: { $0.selection }, writing: { $0.write(selection: $1, to: $2) })
      TabView(selection: selection) {
        ForEach(tabs.tabs) { tab in
          ContainerView(container: tab.content, host: host, parts: parts)
            .tabItem { parts.tabItem(tab.id) }
            .tag(tab.id)
        }
      }
    }
  }

  extension BindingHost {
    /// A binding to a value of a model, which keeps neither the model nor the host.
    ///
    /// The function reads the value too, so that Observation tells the view that makes the binding of changes.
    ///
    /// - Parameters:
    ///   - model: The model.
    ///   - read: Reads the value.
    ///   - write: Tells the host what the view has written.
    /// - Returns: The binding.
    func binding<Model: AnyObject & Sendable, Value: Sendable>(
      _ model: Model, reading read: @escaping @MainActor (Model) -> Value,
      writing write: @escaping @MainActor (BindingHost, Value, Model) -> Void
    ) -> Binding<Value> {
      let value = read(model)
      return Binding(
        get: { [weak model] in model.map { read($0) } ?? value },
        set: { [weak self, weak model] in if let self, let model { write(self, $0, model) } })
    }
  }
#endif
