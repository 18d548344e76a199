public import Waymark

/// How ``HostContract`` hears what a host that promises ``HostFeatures/announcements`` announces to assistive
/// technology.
///
/// Everything that a person hears counts: what the host announces and what the toolkit announces by itself.
@MainActor
public struct AnnouncementReading<R: Route> {
  /// The titles of the screens that were announced since the host was made, in order.
  public var announced: @MainActor () -> [String]

  /// The title that the screen of a route has.
  public var title: @MainActor (R) -> String

  /// Describes how to hear announcements.
  ///
  /// - Parameters:
  ///   - announced: The titles that were announced since the host was made, in order.
  ///   - title: The title that the screen of a route has; the route's description by default.
  public init(
    announced: @escaping @MainActor () -> [String], title: @escaping @MainActor (R) -> String = { "\($0)" }
  ) {
    self.announced = announced
    self.title = title
  }
}
