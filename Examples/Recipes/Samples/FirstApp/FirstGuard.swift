import Waymark

@MainActor
final class Membership {
  var isSignedIn = false

  /// Asks whoever wants to read an article to sign in first.
  func protect(_ router: Router<AppRoute>) {
    router.addGuard(entering: \.isPrivate) { _ in
      self.isSignedIn ? .allow : .detour(to: .present(.signIn, as: .sheet))
    }
  }
}

/// Opens an article, and says what became of it.
@MainActor
func read(_ id: Int, with router: Router<AppRoute>) async -> String {
  switch await router.push(.article(id: id)).outcome {
  case .completed: "It is on the screen"
  case .unchanged: "It was there already"
  case .blocked(let reason): "A guard refused: \(reason)"
  case .cancelled: "The user did not sign in"
  case .superseded: "Something newer came first"
  case .failed(let error): "It failed: \(error)"
  @unknown default: "Something else"
  }
}
