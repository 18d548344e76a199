/// What the events tell when a ``Routable`` that is no view controller is asked for something that it does not implement.
public struct MissingRoutableMethod: Error, Hashable, CustomStringConvertible {
  /// The method.
  public let method: String

  /// The type that lacks it.
  public let type: String

  /// What is missing and what to do.
  public var description: String {
    "\(type) is no UIViewController and implements neither \(method) nor its short form. Implement one of them."
  }
}
