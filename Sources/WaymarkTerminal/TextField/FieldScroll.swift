/// How far a text field is scrolled.
///
/// It is an object because that is for drawing to say, which is no change of the field: a field that is observed, or kept
/// whenever it changes, is not when it is only drawn.
@MainActor
final class FieldScroll {
  /// The first character in view.
  var first = 0

  nonisolated init() {}
}
