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
