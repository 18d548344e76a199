/// How long the system's transitions take on the clock; not part of UIKit, which does not tell.
enum TransitionDuration {
  static let navigation: TimeInterval = 0.35
  static let presentation: TimeInterval = 0.5
  static let alert: TimeInterval = 0.25
}
