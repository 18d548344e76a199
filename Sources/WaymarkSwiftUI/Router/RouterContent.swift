#if canImport(SwiftUI)
  import SwiftUI
  import Waymark
  import WaymarkBindings

  /// What one router shows.
  @MainActor
  struct RouterContent<R: Route, Screen: View>: View {
    let parts: RouterParts<R, Screen>
    @StateObject private var owner: HostOwner<R>
    @Environment(\.scenePhase) private var scenePhase

    init(router: Router<R>, parts: RouterParts<R, Screen>) {
      self.parts = parts
      let alert = parts.alert
      _owner = StateObject(wrappedValue: HostOwner(router) { alert($0) != nil })
    }

    var body: some View {
      let host = owner.host
      let revision = host.revision
      let isInBackground = scenePhase == .background
      Group {
        if let root = host.root { LayerView(layer: root, host: host, parts: parts) }
      }
      .onAppear { host.setRootShown(true) }
      .onDisappear { host.setRootShown(false) }
      .task(id: revision) { host.rendered(revision) }
      .task(id: isInBackground) { host.setSceneInBackground(isInBackground) }
    }
  }

  /// Makes the host of a view once, attaches it and keeps it as long as the view is there.
  @MainActor
  final class HostOwner<R: Route>: ObservableObject {
    let host: BindingHost<R>

    init(_ router: Router<R>, isAlert: @escaping @MainActor (R) -> Bool) {
      host = BindingHost(router: router)
      host.isAlert = { isAlert($0.route) }
      host.transact = { isAnimated, change in
        var transaction = Transaction()
        transaction.disablesAnimations = !isAnimated
        withTransaction(transaction, change)
      }
      host.announce = { _ in ScreenChange.post() }
      router.attach(host, isKept: false)
    }
  }
#endif
