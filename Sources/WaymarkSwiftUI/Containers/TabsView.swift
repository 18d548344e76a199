#if canImport(SwiftUI)
  import SwiftUI
  import Waymark
  import WaymarkBindings

  /// Tabs of the tree.
  @MainActor
  struct TabsView<R: Route, Screen: View>: View {
    let tabs: TabsModel<R>
    let host: BindingHost<R>
    let parts: RouterParts<R, Screen>

    var body: some View {
      TabView(selection: host.selection(of: tabs)) {
        ForEach(tabs.tabs) { tab in
          ContainerView(container: tab.content, host: host, parts: parts)
            .tabItem { parts.tabItem(tab.id) }
            .tag(tab.id)
        }
      }
    }
  }

  extension BindingHost {
    /// The binding of a tab view.
    func selection(of tabs: TabsModel<R>) -> Binding<R> {
      // Read here, so that the view that asks for it is told of changes.
      let selection = tabs.selection
      return Binding(
        get: { [weak tabs] in tabs?.selection ?? selection },
        set: { [weak self, weak tabs] in if let tabs { self?.write(selection: $0, to: tabs) } })
    }
  }
#endif
