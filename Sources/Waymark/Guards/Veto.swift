/// What a screen answers when it would be left.
enum Veto<R: Route> {
  case immediate(@MainActor () -> Decision<R>)
  case deferred(@MainActor () async -> Decision<R>)

  /// The veto as a question about a navigation.
  var question: Question<R> {
    switch self {
    case .immediate(let decide): .immediate { _ in decide() }
    case .deferred(let decide): .deferred { _ in await decide() }
    }
  }

  /// The veto of a feature's screen, in the app's routes.
  func embedded<App: Route>(_ embed: @escaping @MainActor (R) -> App) -> Veto<App> {
    switch self {
    case .immediate(let decide): .immediate { decide().embedded(embed) }
    case .deferred(let decide): .deferred { await decide().embedded(embed) }
    }
  }
}
