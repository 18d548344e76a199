#if canImport(SwiftUI)
  import Combine
  import Foundation
  import SwiftUI
  import Waymark

  #if canImport(UIKit) && !os(watchOS)
    import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  extension View {
    /// Keeps where the user is with the scene, and goes back there when the scene is restored.
    ///
    /// Put it around the router's view. What was kept is read when that appears, before anything is drawn. A link that opens the scene has
    /// precedence, as ever.
    ///
    /// - Parameters:
    ///   - router: The router of the scene, whose guards have been added.
    ///   - key: The name of the value in the scene's storage.
    ///   - format: How the snapshot is written and read.
    ///   - tree: What is shown where nothing can be read.
    ///   - onRestore: Hears what was read and what had to be dropped.
    /// - Returns: The view.
    @MainActor
    public func restoresNavigation<R: Route & Codable>(
      of router: Router<R>, in key: String = "navigation", format: SnapshotFormat<R>,
      default tree: RouteTree<R>,
      onRestore: @escaping @MainActor (RestorationReport) -> Void = { _ in }
    ) -> some View {
      modifier(
        RestorationModifier(
          router: router, format: format, tree: tree, onRestore: onRestore, storage: SceneStorage(key)))
    }
  }

  /// Reads and writes a scene's storage.
  @MainActor
  struct RestorationModifier<R: Route & Codable>: ViewModifier {
    let router: Router<R>
    let format: SnapshotFormat<R>
    let tree: RouteTree<R>
    let onRestore: @MainActor (RestorationReport) -> Void
    @SceneStorage private var kept: String?
    @State private var observation: Registration?

    init(
      router: Router<R>, format: SnapshotFormat<R>, tree: RouteTree<R>,
      onRestore: @escaping @MainActor (RestorationReport) -> Void, storage: SceneStorage<String?>
    ) {
      self.router = router
      self.format = format
      self.tree = tree
      self.onRestore = onRestore
      _kept = storage
    }

    func body(content: Content) -> some View {
      content
        .onAppear(perform: begin)
        .onReceive(leavings) { _ in keep() }
    }

    private func begin() {
      guard observation == nil else { return }
      if let kept {
        let restoration = format.read(Array(kept.utf8), default: tree)
        onRestore(restoration.report)
        router.restore(restoration.snapshot)
      }
      observation = router.didNavigate { _ in keep() }
    }

    private func keep() {
      guard let bytes = try? format.write(router.snapshot) else { return }
      kept = String(decoding: bytes, as: UTF8.self)
    }

    /// When the app goes out of use, and drafts that screens keep have to be written though nobody navigated.
    private var leavings: NotificationCenter.Publisher {
      #if canImport(UIKit) && !os(watchOS)
        NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)
      #elseif canImport(AppKit)
        NotificationCenter.default.publisher(for: NSApplication.willResignActiveNotification)
      #else
        NotificationCenter.default.publisher(
          for: Notification.Name("NSExtensionHostWillResignActiveNotification"))
      #endif
    }
  }
#endif
