/// The luggage of a navigation: some data, and who sent it.
@preconcurrency @MainActor
public final class RoutablePayload {
  /// The data, if there is any.
  public let data: (any RoutableData)?

  /// The screen that sent it; `nil` once that screen is gone.
  public weak var sender: (any Routable)?

  /// Makes a payload.
  ///
  /// - Parameters:
  ///   - data: The data, if there is any.
  ///   - sender: Who sends it; the payload does not keep it alive.
  public init(data: (any RoutableData)? = nil, sender: any Routable) {
    self.data = data
    self.sender = sender
  }
}

extension Routable {
  /// Makes a payload that this screen sends.
  ///
  /// - Parameter data: The data, if there is any.
  /// - Returns: The payload.
  @preconcurrency
  public func routablePayload(data: (any RoutableData)? = nil) -> RoutablePayload {
    RoutablePayload(data: data, sender: self)
  }
}
