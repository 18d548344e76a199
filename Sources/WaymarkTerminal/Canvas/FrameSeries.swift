/// What the frames of one renderer have in common; it tells what is drawn where it was drawn before.
final class FrameSeries: Sendable {}
