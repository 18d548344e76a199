import Waymark

/// Passes a missing method from its default, which has been called instead, to the queue that called it.
@MainActor
enum MissingMethod {
  private static var noted: HostError?

  static func note(_ request: String, _ method: String, in routable: any Routable) {
    noted = HostError("\(type(of: routable)) was asked to \(request): implement \(method) in it")
  }

  /// The fault of the method that was just called, if it is missing; it is returned only once.
  static func take() -> HostError? { noted.take() }
}
