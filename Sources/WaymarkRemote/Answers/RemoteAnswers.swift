import Waymark
import WaymarkCore
import WaymarkInspector
import WaymarkJournal
import WaymarkLinks
import WaymarkStorage

/// Answers calls about one router, each as a user could have it done.
@MainActor
final class RemoteAnswers<R: Route> {
  private weak var router: Router<R>?
  private let title: @MainActor (Entry<R>) -> String
  private let choices: @MainActor (R) -> [RemoteChoice<R>]
  private let options = NavigationOptions(info: RemoteRequest())

  init(
    _ router: Router<R>, title: @escaping @MainActor (Entry<R>) -> String,
    choices: @escaping @MainActor (R) -> [RemoteChoice<R>]
  ) {
    (self.router, self.title, self.choices) = (router, title, choices)
  }

  func answer(_ call: RemoteCall) async throws(RemoteFault) -> JSONValue {
    guard let router else { throw RemoteFault(.notNow, "the window is closed") }
    switch call.verb {
    case .routes: return manifest(of: router)
    // The journal is read without the main actor, also while the app stands at a breakpoint.
    case .whereabouts, .journal: return whereabouts(of: router)
    case .open: return await outcome(of: router.open(received: call.text, options: options), in: router)
    case .back: return await outcome(of: try back(in: router), in: router)
    case .answer: return await outcome(of: try choose(call.text, in: router), in: router)
    case .settle: return await outcome(of: nil, in: router, within: min(call.number ?? 5, 60))
    }
  }

  // MARK: Reading

  private func manifest(of router: Router<R>) -> JSONValue {
    // A manifest is JSON whose depth does not depend on the app.
    (try? JSONParser.value(of: Array(router.manifest().json.utf8), maximumDepth: 64)) ?? .null
  }

  private func whereabouts(of router: Router<R>) -> JSONValue {
    let tree = router.host.tree
    let visible = tree.visibleElement.id
    var screens: [JSONValue] = []
    tree.forEachElement { entry in
      screens.append(
        .object([
          "id": .number(entry.id.rawValue), "route": .string(entry.route.notation),
          "title": .string(title(entry)), "visible": .flag(entry.id == visible),
        ]))
    }
    let lines = router.description.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    return .object([
      "tree": .string(tree.description), "screens": .array(screens),
      "settled": .bool(router.isSettled), "waits": .array(lines.dropFirst().map { .string($0) }),
      "choices": .array(offers(in: router).map { .string($0.title) }),
    ])
  }

  /// The choices of the screen that the user sees.
  private func offers(in router: Router<R>) -> [RemoteChoice<R>] {
    let visible = router.host.tree.visibleElement
    return router.isShown(visible.id) ? choices(visible.route) : []
  }

  // MARK: Navigating

  /// The user's way back, which a question takes as no answer.
  private func back(in router: Router<R>) throws(RemoteFault) -> Waymark.Navigation {
    let tree = router.host.tree
    guard let way = tree.waysBack(inLayer: tree.modals.count, room: router.host.columnsThatFit).first else {
      throw RemoteFault(.notNow, "there is no way back from \(tree.visibleRoute.notation)")
    }
    return router.go(way, options: options)
  }

  private func choose(_ title: String, in router: Router<R>) throws(RemoteFault) -> Waymark.Navigation? {
    guard let choice = offers(in: router).first(where: { $0.title == title }) else {
      throw RemoteFault(.notNow, "the screen offers no such choice: where lists those that it does")
    }
    return choice.choose(router.host.context(for: router.host.tree.visibleElement), options)
  }

  /// Waits for a navigation to be shown, or for a question to the user; then says how it ended, and where the user is.
  private func outcome(
    of navigation: Waymark.Navigation?, in router: Router<R>, within seconds: Int = 5
  ) async -> JSONValue {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    var isAsked: Bool { router.core.state.openQuestion != nil && router.host.isAtRest }
    // A look every 10 ms takes less code than to be told of every change.
    while !router.isSettled, !isAsked, clock.now < end { try? await Task.sleep(for: .milliseconds(10)) }
    return .object([
      "navigation": navigation.map { .number($0.id.rawValue) },
      "outcome": navigation?.currentOutcome.map { .string("\($0)") },
      "redirects": navigation.map { .array($0.redirects.map { .string($0) }) },
      "now": whereabouts(of: router),
    ])
  }
}
