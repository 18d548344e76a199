#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI
  public import Waymark
  import WaymarkBindings

  extension View {
    /// Keeps where the user is with the scene, and goes back there when the scene is restored.
    ///
    /// Put it around the router's view. It reads what was kept when that view appears, before anything is
    /// drawn. A link that opens the scene goes first, as always.
    ///
    /// - Parameters:
    ///   - router: The router of the scene. Add its guards before.
    ///   - key: The name of the value in the scene's storage.
    ///   - format: The format of the snapshot.
    ///   - tree: The tree for a snapshot that cannot be read.
    ///   - onRestore: Gets the report of the places that were restored and dropped.
    /// - Returns: The view.
    @MainActor
    public func restoresNavigation<Format: SceneFormat>(
      of router: Router<Format.R>, in key: String = "navigation", format: Format,
      default tree: RouteTree<Format.R>,
      onRestore: @escaping @MainActor (Format.Report) -> Void = { _ in }
    ) -> some View {
      modifier(
        RestorationModifier(
          router: router, format: format, tree: tree, onRestore: onRestore, kept: SceneStorage(key)))
    }
  }

  /// Reads and writes a scene's storage.
  @MainActor
  struct RestorationModifier<Format: SceneFormat>: ViewModifier {
    let router: Router<Format.R>
    let format: Format
    let tree: RouteTree<Format.R>
    let onRestore: @MainActor (Format.Report) -> Void
    @SceneStorage var kept: String?
    @State var keeper = SceneKeeper<Format.R>()
    @Environment(\.scenePhase) private var scenePhase

    func body(content: Content) -> some View {
      let keeper = keeper
      content
        .onAppear(perform: begin)
        .task(id: ObjectIdentifier(router)) { begin() }
        // The app may end now, and screens may have saved drafts since the last navigation.
        .onChange(of: scenePhase) { _, phase in if phase != .active { keeper.keep() } }
    }

    private func begin() {
      // The closure must not keep the router, so it captures only the storage.
      let storage = _kept
      keeper.begin(
        router, kept: kept, format: format, default: tree, onRestore: onRestore,
        write: { storage.wrappedValue = $0 })
    }
  }

  extension View {
    /// Offers where the user is to other devices and for later, and goes where such an activity leads.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - type: The type of the activity, in reverse-DNS notation, which the app declares.
    ///   - format: The format of the snapshot.
    ///   - tree: The tree for a snapshot that cannot be read.
    /// - Returns: The view.
    @MainActor
    public func continuesNavigation<R: Route>(
      of router: Router<R>, by type: String, format: some SceneFormat<R>, default tree: RouteTree<R>
    ) -> some View {
      userActivity(type) { activity in
        guard let text = format.text(of: router.snapshot) else { return }
        activity.addUserInfoEntries(from: [ActivityContent.snapshot: text])
      }
      .onContinueUserActivity(type) { activity in
        guard let text = activity.userInfo?[ActivityContent.snapshot] as? String else { return }
        router.restore(format.snapshot(in: text, default: tree).snapshot, options: .standard)
      }
    }
  }
#endif
