// The part of swift-log that Waymark uses, declared for the type checker alone.

public struct Logger: Sendable {
  public enum Level: Sendable { case trace, debug, info, notice, warning, error, critical }
  public struct Message: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
  }
  public struct MetadataValue: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
  }
  public typealias Metadata = [String: MetadataValue]
  public init(label: String) {}
  public func log(level: Level, _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil) {}
}
