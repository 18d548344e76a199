import Testing
import Waymark
import WaymarkTesting

@testable import Trails

/// What the tutorial about SwiftUI says of the finished app, as far as it needs no views.
@MainActor
struct SwiftUIChecks {
  private let model = AppModel()
  private let host = RecordingHost<AppRoute>()

  init() { host.attach(to: model.router) }

  /// Lets what watches the session take its turn.
  private func wait(for condition: () -> Bool) async {
    for _ in 0..<10_000 where !condition() { await Task.yield() }
  }

  @Test func linkLeadsToTheLogbookOnceSignedIn() async throws {
    model.router.select(.account)
    let opening = model.router.open("trails://trails/2/logbook")
    try await opening.expectPending()
    #expect(model.router.tree.visibleElement.route == .signIn)

    model.session.signIn(as: "Ada")
    model.router.resume()
    try await opening.expectOutcome(.completed)
    #expect(model.router.tree.visibleRoutes == [.trails, .trail(id: 2), .logbook(trail: 2)])
  }

  @Test func numberInWordsIsRefused() {
    let opening = model.router.open("trails://trails/two")
    guard case .failed(.linkRefused)? = opening.currentOutcome else {
      Issue.record("\(String(describing: opening.currentOutcome))")
      return
    }
  }

  @Test func signingOutClosesTheLogbookInTheTabThatNobodySees() async {
    model.session.signIn(as: "Ada")
    model.router.open("trails://trails/2/logbook")
    model.router.select(.account)
    model.session.signOut()
    await wait { !"\(model.router.tree)".contains("logbook") }
    #expect(model.router.tree.visibleElement.route == .account)
    model.router.select(.trails)
    #expect(model.router.tree.visibleRoutes == [.trails, .trail(id: 2)])
  }
}
