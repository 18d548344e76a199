import Waymark
import WaymarkTesting

/// Many tasks of two screens that ask the user, while everything that can end them happens at random.
///
/// The question that is open is the oldest of those that were asked and have not ended, and all end.
@MainActor
final class AskersRun {
  private var dice: SplitMix
  private let bench = Bench(.home, .a, .b)
  private var tasks: [Task<Void, Never>] = []
  private var cancelled: Set<Int> = []
  private var endedCount = 0
  /// The questions that have not ended, in the order in which they were asked, and by which task.
  private var asked: [(number: Int, task: Int)] = []
  private var lastNumber = 0
  private var open: Int?
  private var navigations: [Navigation] = []
  private(set) var log: [String] = []
  private(set) var problem: String?

  private var router: Router<Place> { bench.router }

  init(seed: UInt64) { dice = SplitMix(seed: seed) }

  private func fault(_ text: String) { if problem == nil { problem = text } }

  private func begin(_ request: LeaveAsker<Place>) {
    let own = tasks.count
    tasks.append(
      Task { @MainActor in
        for _ in 0...dice.number(3) {
          lastNumber += 1
          let number = lastNumber
          asked.append((number, own))
          log.append("\(own) asks \(number)")
          let answer = await request.ask(.item(number), returning: Int.self)
          log.append("\(number) has \(answer == nil ? "no" : "an") answer")
          asked.removeAll { $0.number == number }
          if dice.chance(20) { await Task.yield() }
        }
        endedCount += 1
      })
  }

  private func look() {
    guard case .item(let number) = router.visibleContext.route, number != open else { return }
    open = number
    log.append("\(number) is open")
    guard asked.contains(where: { $0.number == number }), let first = asked.first else { return }
    // Who was cancelled is about to end.
    if first.number != number, !cancelled.contains(first.task) {
      fault("\(number) is open before \(first.number)")
    }
  }

  private func act() {
    let isOpen = if case .item = router.visibleContext.route { true } else { false }
    switch dice.number(9) {
    case 0...3 where isOpen: router.visibleContext.close(returning: 1)
    case 4 where isOpen: router.dismiss()
    case 5 where isOpen: bench.host.userCloses(router.visibleContext.id)
    case 6 where !tasks.isEmpty:
      let one = dice.number(tasks.count - 1)
      cancelled.insert(one)
      log.append("\(one) is cancelled")
      tasks[one].cancel()
    case 7: navigations.append(dice.chance(20) ? router.push(.c) : router.popToRoot())
    case 8 where dice.chance(25):
      guard let entry = bench.host.displayed?.entries.first(where: { [.a, .b].contains($0.route) })
      else { return }
      log.append("the user leaves \(entry.route)")
      bench.host.userCloses(entry.id)
    case 9 where dice.chance(20): navigations.append(router.recheck(asksScreens: true))
    default: break
    }
  }

  func run() async {
    for place in [Place.a, .b] {
      bench.screen(place).onLeave { _ in
        .asking { [self] request in
          let own = tasks.count..<(tasks.count + 1 + dice.number(4))
          for _ in own { begin(request) }
          if dice.chance(80) { for task in tasks[own] { await task.value } }
          return .allow
        }
      }
    }
    navigations.append(router.popToRoot())
    for _ in 0..<60 {
      await Task.yieldRepeatedly(1 + dice.number(30))
      look()
      act()
    }
    await Task.yieldRepeatedly(100_000) {
      look()
      if case .item = router.visibleContext.route { router.visibleContext.close(returning: 1) }
      return endedCount == tasks.count && navigations.allSatisfy { $0.currentOutcome != nil }
    }
    if endedCount < tasks.count { fault("\(tasks.count - endedCount) never end") }
    if navigations.contains(where: { $0.currentOutcome == nil }) {
      fault("a navigation never ends")
    }
    if case .item = router.visibleContext.route { fault("a question stays open") }
    if router.host.tree != router.host.shown { fault("\(bench.tree) is not shown") }
  }
}
