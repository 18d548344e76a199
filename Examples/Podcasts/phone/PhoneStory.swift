#if !(canImport(UIKit) && !os(watchOS))
  import Foundation
  import HeadlessUIKit
  import PodcastsCore
  import PodcastsUIKit
  import Waymark
  import WaymarkUIKit

  /// A user's way through the app, with a drawing of the phone after each act.
  @MainActor
  struct PhoneStory {
    private let delegate = PodcastsSceneDelegate()
    private let window: UIWindow
    private var frames: [String] = []

    init() {
      UIApplication.shared.connect(delegate)
      guard let window = delegate.routed?.window else { preconditionFailure("The scene has made no window.") }
      self.window = window
      window.clock.runUntilIdle()
    }

    /// Taps a button of the screen in front.
    func tap(_ title: String) {
      let buttons = window.user.frontmost?.view.subviews.compactMap { $0 as? UIButton } ?? []
      guard let button = buttons.first(where: { $0.currentTitle == title }), window.user.tap(button) else {
        preconditionFailure("Nothing in front is called \(title).")
      }
      // A model asks in a task, which the main run loop resumes.
      for _ in 0..<10 {
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
        window.clock.runUntilIdle()
      }
    }

    /// Draws what is shown now.
    ///
    /// - Parameter caption: What the user has done.
    mutating func frame(_ caption: String) {
      let tree = delegate.routed?.router.shown.map { "\($0)" } ?? ""
      frames.append(PhoneDrawing(window).frame(at: frames.count, caption: caption, tree: tree))
    }

    /// The frames side by side, as SVG.
    var picture: String { PhoneDrawing.picture(of: frames) }
  }
#endif
