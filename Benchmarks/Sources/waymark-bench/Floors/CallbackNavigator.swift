import Measuring

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

extension Yardstick {
  /// A pop or a push through a callback that comes at once, for one navigation; the mean of both.
  static func callbacks<Route>(_ route: Route, depth: Int) -> Yardstick {
    let screen = CallCounter()
    let navigator = CallbackNavigator(
      Array(repeating: route, count: depth),
      pop: { completion in
        screen.calls += 1
        completion()
      },
      push: { _, completion in
        screen.calls += 1
        completion()
      })
    return Yardstick(
      "pop or push through a callback",
      Workload(operations: 2, each: 2) { iterations in
        let before = screen.calls
        for _ in 0..<iterations {
          navigator.pop()
          navigator.push(route)
        }
        return navigator.routes.count == depth ? screen.calls - before : -1
      })
  }
}

/// How often something was called.
@MainActor
final class CallCounter {
  @exclusivity(unchecked) var calls = 0
}
