/// Identifies the frames of one renderer, so that drawing can find the place where a value was drawn before.
final class FrameSeries: Sendable {}
