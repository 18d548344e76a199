/// What became of a screen that may return something.
enum ScreenResult: Sendable {
  case returned(any Sendable)
  case left
}
