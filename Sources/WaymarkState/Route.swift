/// A place in an app, as a plain value.
public protocol Route: Hashable, Sendable {}
