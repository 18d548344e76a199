/// The reason that the events of ``Router/engine`` give for a failed step if a routable implements no form of
/// the method that was called.
public struct MissingRoutableMethod: Error, Hashable, CustomStringConvertible {
  /// A request to a routable.
  public enum Request: Hashable, Sendable {
    /// Show an element.
    case push(RouteElement)
    /// Hide an element.
    case pop(RouteElement)
    /// Replace one element by another.
    case change(from: RouteElement, to: RouteElement)
  }

  /// The type of the routable.
  public let routable: String

  /// The request.
  public let request: Request

  init(in routable: any Routable, _ request: Request) {
    self.routable = "\(type(of: routable))"
    self.request = request
  }

  /// What is missing, and where to add it.
  public var description: String {
    switch request {
    case .push(let element):
      "\(routable) was asked to push \(element): implement push(_:animated:completion:) in it"
    case .pop(let element):
      "\(routable) was asked to pop \(element): implement pop(_:animated:completion:) in it"
    case .change(let from, let to):
      "\(routable) was asked to change \(from) to \(to): implement change(_:to:animated:completion:) in it"
    }
  }
}

/// Passes what is missing from the method that was called to the host that called it.
@MainActor
enum MissingMethod {
  private static var noted: MissingRoutableMethod?

  static func note(_ missing: MissingRoutableMethod) -> any Routable {
    noted = missing
    return AbsentRoutable()
  }

  /// What is missing from the method that was just called, if anything is; it is returned only once.
  static func take() -> MissingRoutableMethod? {
    guard let missing = noted else { return nil }
    noted = nil
    print("[ReSwiftRouter] \(missing)")
    return missing
  }
}

/// Stands for an element that nobody has shown, so that the elements around it stay where they are.
private struct AbsentRoutable: Routable {}
