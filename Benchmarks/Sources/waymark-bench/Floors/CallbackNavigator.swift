/// The floor of a navigation: an array of routes that changes when a screen has popped or pushed and calls back.
///
/// It knows no trees, no identity, no handles, no errors, no screen that takes its time and nobody who might navigate in
/// answer. It is ordinary Swift, as an app would write it by hand.
@MainActor
final class CallbackNavigator<Route> {
  typealias Completion = () -> Void

  private(set) var routes: [Route]
  private let popScreen: @MainActor (Completion) -> Void
  private let pushScreen: @MainActor (Route, Completion) -> Void

  init(
    _ routes: [Route], pop: @escaping @MainActor (Completion) -> Void,
    push: @escaping @MainActor (Route, Completion) -> Void
  ) {
    self.routes = routes
    popScreen = pop
    pushScreen = push
  }

  @inline(never)
  func pop() {
    popScreen { routes.removeLast() }
  }

  @inline(never)
  func push(_ route: Route) {
    pushScreen(route) { routes.append(route) }
  }
}
