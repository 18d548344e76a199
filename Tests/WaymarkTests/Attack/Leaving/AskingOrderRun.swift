import Waymark
import WaymarkTesting

/// Screens and guards that begin and end to object while they are asked, at random.
///
/// Whoever objects and has not been asked yet is asked next: screens before guards, the deepest screen first, and whoever
/// came first before the others.
@MainActor
final class AskingOrderRun {
  /// Somebody who is asked, with what it does then.
  private final class Asked {
    let number: Int
    /// 0 for the deepest screen, and 3 for the router.
    let rank: Int
    var registration: Registration?
    var isActive = true
    var wasAsked = false

    init(_ number: Int, _ rank: Int) { (self.number, self.rank) = (number, rank) }
  }

  private var dice: SplitMix
  private let bench = Bench(.home, .a, .b, .c)
  private let isRecheck: Bool
  private var all: [Asked] = []
  private(set) var problem: String?
  private(set) var log: [String] = []

  init(seed: UInt64) {
    dice = SplitMix(seed: seed)
    isRecheck = dice.chance(40)
    for _ in 0...dice.number(8) { register() }
    if isRecheck {
      bench.router.addGuard("closed", entering: { $0 == .a }, { _ in .block("closed") })
    }
  }

  /// Whoever is to be asked next.
  private var next: Asked? {
    all.filter { $0.isActive && !$0.wasAsked }.min { ($0.rank, $0.number) < ($1.rank, $1.number) }
  }

  private func register() {
    guard all.count < 60 else { return }
    let new = Asked(all.count, dice.number(isRecheck ? 2 : 3))
    all.append(new)
    let isSlow = dice.chance(30)
    guard new.rank < 3 else {
      new.registration =
        isSlow
        ? bench.router.addGuard { [weak self] _ in
          await Task.yield()
          return self?.ask(new) ?? .allow
        } : bench.router.addGuard { [weak self] _ in self?.ask(new) ?? .allow }
      return
    }
    let screen = bench.screen([Place.c, .b, .a][new.rank])
    new.registration =
      isSlow
      ? screen.onLeave { [weak self] _ in
        await Task.yield()
        return .deciding(self?.ask(new) ?? .allow)
      } : screen.onLeave { [weak self] _ in .deciding(self?.ask(new) ?? .allow) }
  }

  private func ask(_ one: Asked) -> Decision<Place> {
    if one.wasAsked { fault("\(one.number) is asked again") }
    if next !== one { fault("\(one.number) is asked, and not \(next?.number ?? -1)") }
    one.wasAsked = true
    log.append("\(one.number) of \(one.rank) is asked")
    for _ in 0..<dice.number(2) {
      if dice.chance(40) {
        register()
        log.append("\(all.count - 1) begins")
      } else {
        end(dice.one(of: all))
      }
    }
    return .allow
  }

  private func end(_ one: Asked) {
    log.append("\(one.number) ends")
    one.isActive = false
    one.registration?.cancel()
  }

  private func fault(_ text: String) { if problem == nil { problem = text } }

  func run() async {
    let leaving = isRecheck ? bench.router.recheck(asksScreens: true) : bench.router.popToRoot()
    await Task.yieldRepeatedly(100_000) { leaving.currentOutcome != nil }
    if leaving.currentOutcome != .completed {
      fault("\(String(describing: leaving.currentOutcome))")
    }
    if let next { fault("\(next.number) is never asked") }
    if bench.shown != "[home]" { fault(bench.shown) }
  }
}
