#if canImport(SwiftUI)
  import SwiftUI
  import Waymark

  /// The views and settings that an app provides so that its routes are shown.
  @MainActor
  struct RouterParts<R: Route, Screen: View> {
    var screen: @MainActor (R, ScreenContext<R>) -> Screen
    var tabItem: @MainActor (R) -> AnyView = { AnyView(Text(verbatim: "\($0)")) }
    var detents: @MainActor (R) -> Set<PresentationDetent> = { _ in [] }
    var alert: @MainActor (R) -> RouteAlert? = { _ in nil }
    var emptyColumn: @MainActor (Int) -> AnyView = { _ in AnyView(Color.clear) }
    var showsColumnsAlone = false
    #if !os(tvOS) && !os(watchOS)
      var popoverAnchor: @MainActor (R) -> PopoverAttachmentAnchor = { _ in .rect(.bounds) }
      var popoverEdge = Edge.top
    #endif

    init(screen: @escaping @MainActor (R, ScreenContext<R>) -> Screen) {
      self.screen = screen
    }
  }
#endif
