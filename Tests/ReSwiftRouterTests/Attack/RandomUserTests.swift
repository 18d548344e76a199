import ReSwiftRouter
import Testing
import WaymarkTesting

@MainActor @Suite("Users who go back at random")
struct RandomUserTests {
  @Test(arguments: 0..<8) func storeScreenAndEngineAgree(block: Int) async {
    for seed in UInt64(block * 50)..<UInt64(block * 50 + 50) {
      var random = SplitMix(seed: seed)
      let stage = await Stage.at("a")
      var lines: [String] = []
      for _ in 0..<12 { await act(on: stage, &lines, &random) }
      stage.screens.answer = .now
      await settle()
      while !stage.screens.waiting.isEmpty || !stage.screens.lost.isEmpty {
        stage.screens.lost = []
        stage.clock.advance(by: .seconds(3))
        await settle()
        await stage.screens.completeAll()
      }
      let comment: Comment = "seed \(seed): \(lines), \(stage.screens.log)"
      #expect(stage.router.engine.isSettled, comment)
      #expect(stage.screens.shown == stage.route, comment)
      #expect(stage.router.engine.shown == stage.router.engine.tree, comment)
      #expect(
        stage.router.engine.tree.description == "[\((["/"] + stage.route).joined(separator: " "))]", comment)
      let changes = stage.screens.log.map { $0.split(separator: " ") }.filter { $0[1] == "change" }
      #expect(changes.allSatisfy { $0[2] != $0[4] }, comment)
    }
  }

  private func act(on stage: Stage, _ lines: inout [String], _ random: inout SplitMix) async {
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3:
      let route = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        ["a", "b", "c"].randomElement(using: &random) ?? "a"
      }
      lines.append("set \(route)")
      stage.dispatch(SetRouteAction(route))
    case 4:
      stage.screens.answer = [.now, .later, .never].randomElement(using: &random) ?? .now
    case 5, 6:
      lines.append("complete")
      await stage.screens.complete()
    case 7:
      lines.append("wait")
      stage.clock.advance(by: .seconds(3))
      await settle()
    case 8:
      await settle()
    default:
      // The user may leave any place that is on the screen, also one that is still coming.
      guard !stage.screens.shown.isEmpty else { return }
      let left = Array(
        stage.screens.shown.prefix(Int.random(in: 1...stage.screens.shown.count, using: &random)))
      lines.append("leave \(left)")
      stage.screens.shown.removeSubrange((left.count - 1)...)
      stage.router.userWentBack(from: left)
    }
  }
}
