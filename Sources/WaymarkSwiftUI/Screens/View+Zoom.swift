#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Marks the view as the one that a screen zooms out of which is opened with `.zoom(from: id)`.
    ///
    /// ```swift
    /// Thumbnail(photo).transitionSource("photo-\(photo.id)")
    /// ```
    ///
    /// - Parameter id: The id; `nil` for none.
    /// - Returns: The view.
    @MainActor
    public func transitionSource(_ id: String?) -> some View { modifier(Zoom(id: id, isSource: true)) }

    /// Has a pushed or presented view grow out of the one that is marked with an id, if there is one.
    @MainActor
    func zooms(from id: String?) -> some View { modifier(Zoom(id: id, isSource: false)) }
  }

  /// One end of a zoom, in the namespace of the router's view; it changes nothing before iOS 18 and on macOS.
  private struct Zoom: ViewModifier {
    let id: String?
    let isSource: Bool
    @Environment(\.zoomNamespace) private var namespace

    func body(content: Content) -> some View {
      // SwiftUI has it since its version 6, that of iOS 18.
      #if canImport(SwiftUI, _version: 6) && !os(macOS)
        if #available(iOS 18, tvOS 18, watchOS 11, visionOS 2, *), let id, let namespace {
          if isSource {
            content.matchedTransitionSource(id: id, in: namespace)
          } else {
            content.navigationTransition(.zoom(sourceID: id, in: namespace))
          }
        } else {
          content
        }
      #else
        content
      #endif
    }
  }

  private struct ZoomNamespaceKey: EnvironmentKey {
    nonisolated static var defaultValue: Namespace.ID? { nil }
  }

  extension EnvironmentValues {
    /// The namespace of the zooms in a router's view.
    var zoomNamespace: Namespace.ID? {
      get { self[ZoomNamespaceKey.self] }
      set { self[ZoomNamespaceKey.self] = newValue }
    }
  }
#endif
