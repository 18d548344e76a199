import Waymark

@MainActor public final class ScreenContext<R: Route> {
  public var route: R { fatalError() }
  public func push(_ route: R) {}
  public func present(_ route: R, as: ModalStyle) {}
  public func close() {}
  public func update(_ route: R) {}
}
