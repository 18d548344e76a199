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
#endif
