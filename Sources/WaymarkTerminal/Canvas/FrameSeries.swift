/// What the frames of one renderer have in common: by it, what is drawn knows where it was drawn before.
final class FrameSeries: Sendable {}
