/// What ``Router/engine`` tells of, as the reason why a step failed, when a routable implements no form of a method that
/// it was asked for.
public struct MissingRoutableMethod: Error, Hashable, CustomStringConvertible {
  /// What a routable can be asked for.
  public enum Request: Hashable, Sendable {
    /// To show an element.
    case push(RouteElement)
    /// To hide an element.
    case pop(RouteElement)
    /// To put one element in the place of another.
    case change(from: RouteElement, to: RouteElement)
  }

  /// The type of the routable.
  public let routable: String

  /// What it was asked for.
  public let request: Request

  init(in routable: any Routable, _ request: Request) {
    self.routable = "\(type(of: routable))"
    self.request = request
  }

  /// What is missing and where to add it.
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

/// Hands on what is missing from the method that was called to the host that called it.
@MainActor
enum MissingMethod {
  private static var noted: MissingRoutableMethod?

  static func note(_ missing: MissingRoutableMethod) -> any Routable {
    noted = missing
    return AbsentRoutable()
  }

  /// What is missing from the method that was just called, if anything is; it is told once.
  static func take() -> MissingRoutableMethod? {
    guard let missing = noted else { return nil }
    noted = nil
    print("[ReSwiftRouter] \(missing)")
    return missing
  }
}

/// Stands for an element that nobody has shown, so that the elements around it stay where they are.
private struct AbsentRoutable: Routable {}
