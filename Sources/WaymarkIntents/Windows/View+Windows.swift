#if canImport(SwiftUI)
  public import SwiftUI
  public import Waymark

  extension View {
    /// Takes this scene in among an app's windows, and keeps up whether it is in front.
    ///
    /// Put it around `restoresNavigation(of:format:default:)`, so that a link comes after what is restored.
    ///
    /// - Parameters:
    ///   - windows: The app's windows.
    ///   - router: The router of this one.
    /// - Returns: The view.
    @MainActor
    public func receivesLinks<R: Route>(of windows: RouterWindows<R>, in router: Router<R>) -> some View {
      modifier(WindowModifier(windows: windows, router: router))
    }
  }

  /// Tells the windows of the phase of a scene.
  private struct WindowModifier<R: Route>: ViewModifier {
    let windows: RouterWindows<R>
    let router: Router<R>
    @Environment(\.scenePhase) private var scenePhase

    func body(content: Content) -> some View {
      content.onChange(of: scenePhase, initial: true) { _, phase in
        windows.setPhase(WindowPhase(phase), of: router)
      }
    }
  }

  extension WindowPhase {
    fileprivate init(_ phase: ScenePhase) {
      self =
        switch phase {
        case .active: .active
        case .background: .background
        default: .inactive
        }
    }
  }
#endif
