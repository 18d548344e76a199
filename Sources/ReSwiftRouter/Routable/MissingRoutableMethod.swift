/// The reason that the events of ``Router/engine`` give for a failed step if a routable implements no form of
/// the method that was called.
public struct MissingRoutableMethod: Error, Hashable, CustomStringConvertible {
  /// The type of the routable.
  public let routable: String

  /// The request, such as `push detail`.
  public let request: String

  /// The method to implement.
  public let method: String

  /// The method that is missing, and where to add it.
  public var description: String { "\(routable) was asked to \(request): implement \(method) in it" }
}

/// Passes a missing method from its default, which has been called instead, to the queue that called it.
@MainActor
enum MissingMethod {
  private static var noted: MissingRoutableMethod?

  static func note(_ request: String, _ method: String, in routable: any Routable) -> any Routable {
    noted = MissingRoutableMethod(routable: "\(type(of: routable))", request: request, method: method)
    return AbsentRoutable()
  }

  /// The fault of the method that was just called, if it is missing; it is returned only once.
  static func take() -> MissingRoutableMethod? {
    guard let missing = noted else { return nil }
    noted = nil
    return missing
  }
}

/// Stands for an element that nobody has shown; what follows it is not shown either, and the first fault is the one to mend.
private struct AbsentRoutable: Routable {
  func push(_ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion) -> any Routable
  {
    completion()
    return self
  }

  func pop(_ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion) {
    completion()
  }

  func change(
    _ from: RouteElement, to: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
  ) -> any Routable {
    completion()
    return self
  }
}
