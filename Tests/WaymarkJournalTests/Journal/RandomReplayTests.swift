import Foundation
import Testing
import Waymark
import WaymarkJournal
import WaymarkTesting

/// Routers that anything at all is done with, each of whose journals is replayed without a difference.
@MainActor @Suite("Replay of random runs")
struct RandomReplayTests {
  @Test(arguments: Runs.seeds(20))
  func everythingIsDoneAgain(seed: UInt64) async throws {
    for number in 0..<100 {
      let run = try ReplayedRun(seed: seed << 32 | UInt64(number))
      await run.act()
      let text = Array(try run.text.utf8)
      for window in 1...run.windowCount {
        guard let replay = try run.replay(text, window) else { continue }
        // Recorded answers, or those of the app's own guards.
        let report =
          number % 2 == 0 ? replay.run() : await replay.run { ReplayedRun.addGuards(to: $0) }
        #expect(report.isSame && report.stop == nil, "seed \(seed), \(number), window \(window): \(report)")
        #expect(report.recordedGuards.isEmpty == (number % 2 == 1))
      }
    }
  }

  @Test(arguments: Runs.seeds(40))
  func anAnswerThatIsAnotherIsTheFirstDifference(seed: UInt64) async throws {
    let run = try ReplayedRun(seed: seed)
    await run.act()
    let lines = try run.text.split(separator: "\n").map(String.init)
    let answers = lines.indices.filter { index in
      [#""k":"answer""#, #""w":1,"#, #""q":1,"#].allSatisfy(lines[index].contains)
    }
    for index in answers.shuffled().prefix(4) {
      var changed = lines
      changed[index] =
        lines[index].contains(#""d":"block""#)
        ? lines[index].replacing(/"d":"block"/, with: #""d":"allow""#)
        : lines[index].replacing(/"d":"allow"/, with: #""d":"block","reason":"no""#)
      guard changed[index] != lines[index] else { continue }
      let replay = try Replay<PlaceRoute>(of: changed.joined(separator: "\n").utf8)
      let own = await replay.run { ReplayedRun.addGuards(to: $0) }
      #expect(own.difference?.line == index + 1, "line \(index + 1): \(own)")
    }
  }
}

/// A router with guards, objections and a host that answers as it likes, and its journal.
@MainActor
private final class ReplayedRun {
  private let bench: JournalBench<PlaceRoute>
  private var random: SplitMix
  private var router: Router<PlaceRoute> { bench.router }
  private(set) var windowCount = 1

  init(seed: UInt64) throws {
    random = SplitMix(seed: seed)
    let trees = [
      RouteTree(.home), RouteTree(columns: [.home], [.c(1)], capacity: 3),
      RouteTree<PlaceRoute>(
        tabs: RouteTab(.a, .stack(RouteStack(root: .home))), RouteTab(.b, .stack(RouteStack(root: .c(1))))),
    ]
    bench = try JournalBench(
      trees[Int(seed % 3)], .full, isAttached: seed % 4 > 0,
      placement: { $0 == .modal ? .sheet : .push })
    Self.addGuards(to: bench.router)
    bench.host.makeScreen = { Self.meet($0) }
  }

  var text: String { get throws { try bench.text() } }

  func replay(_ text: [UInt8], _ window: Int) throws -> Replay<PlaceRoute>? {
    do {
      return try Replay<PlaceRoute>(of: text, window: window)
    } catch ReplayError.noBase {
      return nil
    }
  }

  static func addGuards(to router: Router<PlaceRoute>) {
    router.addGuard("every") { request in
      switch request.destination.route {
      case .c(3): .block("no")
      case .c(4): .redirect(to: .push(.b))
      case .c(5): .redirect(to: .show(.modal))
      case .c(6): .detour(to: .present(.modal, as: .sheet))
      default: .allow
      }
    }
    let places: @MainActor (GuardRequest<PlaceRoute>) -> Decision<PlaceRoute> = { request in
      request.isRecheck ? .block("gone") : .detour(to: .push(.a))
    }
    router.addGuard("places", entering: { $0 == .c(7) }, places)
    router.addGuard("slow") { (request: GuardRequest<PlaceRoute>) async -> Decision<PlaceRoute> in
      await Task.yield()
      return request.destination.route == .c(8) ? .block("slow") : .allow
    }
  }

  private static func meet(_ context: ScreenContext<PlaceRoute>) {
    let question = Question<PlaceRoute, Bool>(.c(99), as: .alert)
    switch context.route {
    case .b: context.onLeave { _ in .stay("no") }
    case .a: context.onLeave(.all) { _ in .ask(question) { $0 == true ? .allow : .stay("asked") } }
    case .c(1): context.onLeave { _ in .allow }
    case .c(2): context.push(.a)
    default: break
    }
  }

  func act() async {
    for _ in 0..<Int.random(in: 4...20, using: &random) {
      Bool.random(using: &random) ? navigate() : disturb()
      if Int.random(in: 0..<3, using: &random) == 0 {
        for _ in 0..<Int.random(in: 1...6, using: &random) { await Task.yield() }
      }
    }
    for _ in 0..<10 { await Task.yield() }
  }

  private var anyRoute: PlaceRoute {
    [.home, .a, .b, .modal, .c(Int.random(in: 0..<9, using: &random))].randomElement(using: &random) ?? .home
  }

  private var anyEntry: EntryID {
    EntryID(rawValue: UInt64.random(in: 1...max(1, router.tree.visibleElement.id.rawValue), using: &random))
  }

  private func navigate() {
    switch Int.random(in: 0..<20, using: &random) {
    case 0, 1: router.push(anyRoute)
    case 2: router.pop(Int.random(in: 1...2, using: &random))
    case 3: router.present(anyRoute, as: [.sheet, .alert, .fullScreen].randomElement(using: &random))
    case 4: router.dismiss()
    case 5: router.select(anyRoute)
    case 6: router.show(anyRoute)
    case 7: router.edit { [route = anyRoute] in $0.push(route) }
    case 8: router.set(RouteTree(.home, anyRoute))
    case 9: router.recheck(asksScreens: Bool.random(using: &random))
    case 10: router.update(anyEntry, to: anyRoute)
    case 11: router.close(anyEntry)
    case 12: router.visibleContext.push(anyRoute)
    case 13: router.visibleContext.finishDetour()
    case 14:
      let (router, question) = (router, Question<PlaceRoute, Int>(anyRoute, as: .sheet))
      Task { _ = try? await router.ask(question) }
    case 15: router.restore(router.snapshot)
    case 16: router.fill(anyRoute, column: Int.random(in: 0...2, using: &random))
    case 17: router.focusColumn(Int.random(in: 0...2, using: &random))
    case 18: router.clearColumns(from: Int.random(in: 1...2, using: &random))
    default: router.push(anyRoute, options: NavigationOptions(priority: .background))
    }
  }

  private func disturb() {
    let host = bench.host
    switch Int.random(in: 0..<15, using: &random) {
    case 0: host.answer = [.now, .later, .notBegun].randomElement(using: &random) ?? .now
    case 1:
      host.script =
        [[.cancelled], [.twice], [.dropped], [.error(ReplayTestTrouble())], [.never]].randomElement(
          using: &random) ?? []
    case 2: host.acknowledgeAll()
    case 3: host.acknowledge()
    case 4: bench.clock.advance(by: .seconds(Int.random(in: 1...12, using: &random)))
    case 5: host.cancel()
    case 6, 7: userCloses()
    case 8: if let shown = router.host.shown { host.acknowledge(showing: shown) }
    case 9: host.attach(to: router)
    case 10: host.columnsThatFit = Int.random(in: 1...2, using: &random)
    case 11:
      router.keepHistory(limit: 5)
      if let history = router.history {
        history.go(to: history.moments.randomElement(using: &random)?.id ?? 1)
      }
    case 12: router.visibleContext.saved["text"] = 1
    case 13:
      router.record(in: bench.journal, routes: .full)
      windowCount += 1
    default:
      let path = BranchPath(layer: 0).appending(branch: Int.random(in: 0...1, using: &random))
      if router.host.shown?.root.isStack == false { host.userSelects(path) }
    }
  }

  private func userCloses() {
    guard let shown = router.host.shown, shown.visibleElement.id != shown.root.root.id else { return }
    if Bool.random(using: &random) { router.context(of: shown.visibleElement).noteAnswer(true) }
    bench.host.userCloses(shown.visibleElement.id)
  }
}

extension Router {
  fileprivate func context(of entry: Entry<R>) -> ScreenContext<R> { host.context(for: entry) }
}
