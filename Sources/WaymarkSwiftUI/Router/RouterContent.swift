#if canImport(SwiftUI)
  import SwiftUI
  import Waymark
  import WaymarkBindings

  /// The view of a router's tree.
  @MainActor
  struct RouterContent<R: Route, Screen: View>: View {
    let parts: RouterParts<R, Screen>
    @ScreenModel private var host: BindingHost<R>
    @Namespace private var zooms
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.horizontalSizeClass) private var sizeClass

    init(router: Router<R>, parts: RouterParts<R, Screen>) {
      self.parts = parts
      _host = ScreenModel(wrappedValue: BindingHost(router, showing: parts))
    }

    var body: some View {
      let isCompact = sizeClass.isCompact
      let host = host.attached(isCompact: isCompact)
      let revision = host.revision
      let isInBackground = scenePhase == .background
      Group {
        if let root = host.root { LayerView(layer: root, host: host, parts: parts) }
      }
      .environment(\.zoomNamespace, zooms)
      .onAppear { host.setRootShown(true) }
      .onDisappear { host.setRootShown(false) }
      .task(id: revision) { host.rendered(revision) }
      .task(id: isCompact) { host.setCompact(isCompact) }
      .task(id: isInBackground) { host.setSceneInBackground(isInBackground) }
    }
  }

  extension BindingHost {
    /// Makes the host of a view.
    fileprivate convenience init<Screen: View>(_ router: Router<R>, showing parts: RouterParts<R, Screen>) {
      self.init(router: router, coordinator: parts.coordinator)
      showsColumnsAlone = parts.showsColumnsAlone
      isAlert = { [alert = parts.alert] in alert($0.route) != nil }
      transact = { isAnimated, change in
        var transaction = Transaction()
        transaction.disablesAnimations = !isAnimated
        withTransaction(transaction, change)
      }
      announce = { _ in AccessibilityNotification.ScreenChanged(nil).post() }
    }
  }

  /// The views and settings that an app provides so that its routes are shown.
  @MainActor
  struct RouterParts<R: Route, Screen: View> {
    var screen: @MainActor (R, ScreenContext<R>) -> Screen
    var tabItem: @MainActor (R) -> AnyView = { AnyView(Text(verbatim: "\($0)")) }
    var alert: @MainActor (R) -> RouteAlert? = { _ in nil }
    var emptyColumn: @MainActor (Int) -> AnyView = { _ in AnyView(Color.clear) }
    var showsColumnsAlone = false
    var coordinator: (any Coordinator<R>)?
    #if !os(tvOS) && !os(watchOS)
      var popoverAnchor: @MainActor (R) -> PopoverAttachmentAnchor = { _ in .rect(.bounds) }
      var popoverEdge = Edge.top
    #endif

    init(screen: @escaping @MainActor (R, ScreenContext<R>) -> Screen) {
      self.screen = screen
    }
  }
#endif
