import Waymark

/// Reports each screen that the user comes to, by a name without values, and each navigation that failed.
struct Analytics {
  let report: (String) -> Void

  func follow(_ router: Router<AppRoute>) {
    router.didNavigate { report("screen \($0.route.routeName)") }
    router.onEvent { event in
      if case .finished(.failed(let error)) = event.kind { report("failure \(error)") }
    }
  }
}
