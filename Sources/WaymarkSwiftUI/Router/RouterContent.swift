#if canImport(SwiftUI)
  import SwiftUI
  import Waymark
  import WaymarkBindings

  /// The view of a router's tree.
  @MainActor
  struct RouterContent<R: Route, Screen: View>: View {
    let parts: RouterParts<R, Screen>
    @ScreenModel private var owner: HostOwner<R>
    @Namespace private var zooms
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.horizontalSizeClass) private var sizeClass

    init(router: Router<R>, parts: RouterParts<R, Screen>) {
      self.parts = parts
      let alert = parts.alert
      let showsColumnsAlone = parts.showsColumnsAlone
      let coordinator = parts.coordinator
      _owner = ScreenModel(
        wrappedValue: HostOwner(router, coordinator, showsColumnsAlone: showsColumnsAlone) {
          alert($0) != nil
        })
    }

    var body: some View {
      let isCompact = sizeClass.isCompact
      let host = owner.host(isCompact: isCompact)
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

  /// Keeps the host of a view as long as the view is there.
  @MainActor
  final class HostOwner<R: Route> {
    private let host: BindingHost<R>
    private var isAttached = false

    init(
      _ router: Router<R>, _ coordinator: (any Coordinator<R>)?, showsColumnsAlone: Bool,
      isAlert: @escaping @MainActor (R) -> Bool
    ) {
      host = BindingHost(router: router, coordinator: coordinator)
      host.showsColumnsAlone = showsColumnsAlone
      host.isAlert = { isAlert($0.route) }
      host.transact = { isAnimated, change in
        var transaction = Transaction()
        transaction.disablesAnimations = !isAnimated
        withTransaction(transaction, change)
      }
      host.announce = { _ in AccessibilityNotification.ScreenChanged(nil).post() }
    }

    /// The host, which the first call attaches to the router with the room that the window has.
    func host(isCompact: Bool) -> BindingHost<R> {
      guard !isAttached else { return host }
      isAttached = true
      host.setCompact(isCompact)
      host.router?.host.attach(host, isKept: false)
      return host
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
