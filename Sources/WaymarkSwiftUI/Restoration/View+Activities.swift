#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI
  public import Waymark

  extension View {
    /// Offers where the user is to other devices and for later, and goes where such an activity leads.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - type: The type of the activity, in reverse-DNS notation, which the app declares.
    ///   - format: How the snapshot is written and read.
    ///   - tree: What is shown if nothing can be read.
    /// - Returns: The view.
    @MainActor
    public func continuesNavigation<R: Route>(
      of router: Router<R>, by type: String, format: some SceneFormat<R>, default tree: RouteTree<R>
    ) -> some View {
      userActivity(type) { activity in
        guard let text = format.text(of: router.snapshot) else { return }
        activity.addUserInfoEntries(from: [snapshotKey: text])
      }
      .onContinueUserActivity(type) { activity in
        guard let text = activity.userInfo?[snapshotKey] as? String else { return }
        router.restore(format.snapshot(in: text, default: tree).snapshot, options: .standard)
      }
    }
  }

  /// The key of the snapshot in an activity.
  private let snapshotKey = "waymark.snapshot"
#endif
