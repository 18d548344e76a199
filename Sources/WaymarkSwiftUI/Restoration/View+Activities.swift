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
    public func continuesNavigation<R: Route & Codable>(
      of router: Router<R>, by type: String, format: SnapshotFormat<R>, default tree: RouteTree<R>
    ) -> some View {
      userActivity(type) { activity in
        guard let bytes = try? format.write(router.snapshot) else { return }
        activity.addUserInfoEntries(from: [snapshotKey: String(decoding: bytes, as: UTF8.self)])
      }
      .onContinueUserActivity(type) { activity in
        guard let text = activity.userInfo?[snapshotKey] as? String else { return }
        router.restore(format.read(Array(text.utf8), default: tree).snapshot, options: .standard)
      }
    }
  }

  /// What an activity calls the snapshot that it holds.
  private let snapshotKey = "waymark.snapshot"
#endif
