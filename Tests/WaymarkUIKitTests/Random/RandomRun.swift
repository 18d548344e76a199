import Foundation
import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// A window that is used at random: by the router, by a user, and by code that knows nothing of Waymark.
@MainActor
final class RandomRun {
  struct Traits {
    var hasForeign = false
    var hasVetoes = false
    var policy = CommitPolicy.latest
  }

  var random: SplitMix
  let traits: Traits
  let stage: Stage
  var swipe: SwipeBack?
  var pull: PullDown?
  var log: [String] = []
  /// How many places have had a name.
  var counter = 0

  init(seed: UInt64, traits: Traits) {
    var random = SplitMix(seed: seed)
    self.traits = traits
    var count = 0
    let tree = random.tree(named: &count)
    counter = count
    let isCompact = Bool.random(using: &random)
    let endsAtOnce = Bool.random(using: &random)
    self.random = random
    stage = Stage(
      tree, policy: traits.policy,
      timer: { window in
        window.horizontalSizeClass = isCompact ? .compact : .regular
        window.clock.endsUnanimatedAtOnce = endsAtOnce
        return ClockTimerOnTransitions(window.clock)
      }, prepare: { pages in pages.item = { UITabBarItem(title: $0.name, image: nil, tag: 0) } })
    rest()
    if traits.hasVetoes { stage.pages.onMake = { [unowned self] in self.mayRefuse($0) } }
  }

  private func mayRefuse(_ context: ScreenContext<Place>) {
    guard Int.random(in: 0..<4, using: &random) == 0 else { return }
    let refuses = Bool.random(using: &random)
    context.onLeave { refuses ? .block("no") : .allow }
  }

  func name() -> Place {
    counter += 1
    return Place("p\(counter)")
  }

  func step() {
    switch Int.random(in: 0..<(traits.hasForeign ? 24 : 18), using: &random) {
    case 0..<8: navigate()
    case 8..<14: use()
    case 14..<17: note("time") { stage.clock.advance(by: Double.random(in: 0...0.6, using: &random)) }
    case 17: note("hide or show") { stage.window.isHidden.toggle() }
    default: disturb()
    }
  }

  func note(_ what: String, _ act: () -> Void) {
    log.append(what)
    act()
  }

  /// Lets everything come to rest.
  func rest() {
    endSwipe()
    endPull()
    stage.window.isHidden = false
    for _ in 0..<10 where !(stage.clock.isIdle && stage.router.isSettled) { stage.clock.runUntilIdle() }
  }

  func check(_ sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
    let isCompact = stage.window.horizontalSizeClass == .compact
    let picture = Picture.of(stage.tree, isCompact: isCompact, tabTitle: \.key)
    let expected = Picture.own(picture)
    let isRight =
      stage.router.isSettled && stage.shown == stage.tree && Picture.own(stage.snapshot) == expected
    #expect(stage.router.isSettled, sourceLocation: sourceLocation)
    #expect(stage.shown == stage.tree, sourceLocation: sourceLocation)
    #expect(Picture.own(stage.snapshot) == expected, "\(log.suffix(40))", sourceLocation: sourceLocation)
    return isRight
  }

  func endSwipe() {
    guard let swipe else { return }
    self.swipe = nil
    swipe.update(CGFloat.random(in: 0...1, using: &random))
    if Bool.random(using: &random) { swipe.finish() } else { swipe.cancel() }
  }

  func endPull() {
    guard let pull else { return }
    self.pull = nil
    pull.update(CGFloat.random(in: 0...1, using: &random))
    if Bool.random(using: &random) { pull.finish() } else { pull.cancel() }
  }
}
