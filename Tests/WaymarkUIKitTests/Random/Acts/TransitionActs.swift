import HeadlessUIKit
import Waymark
import WaymarkTesting
import WaymarkUIKit

extension ActKind {
  /// Transitions of the app's own.
  static let transitionActs: [ActKind] = [
    ActKind("customNext", .transitions) { run in
      run.note("the next navigation is animated by the app") { run.nextTransition = .plain }
    },
    ActKind("heldNext", .transitions, weight: 4) { run in
      run.note("the next navigation is held by a gesture") { run.nextTransition = .held }
    },
    ActKind("oddNext", .transitions, weight: 1) { run in
      run.note("the next navigation is animated by something odd") {
        run.hasOddAnimations = true
        run.nextTransition = .odd
      }
    },
    ActKind("endStuck", .transitions) { run in
      guard !run.stuck.isEmpty else { return }
      let succeeds = run.isAnimated
      run.note("an animation that hung ends \(succeeds)") {
        run.stuck.removeFirst().completeTransition(succeeds)
      }
    },
    ActKind("finishHeld", .transitions, weight: 3) { run in
      guard !run.held.isEmpty else { return }
      run.note("the gesture is finished") { run.held.removeFirst().finish() }
    },
    ActKind("cancelHeld", .transitions, weight: 3) { run in
      guard !run.held.isEmpty else { return }
      run.note("the gesture is given up") { run.held.removeFirst().cancel() }
    },
    ActKind("hold", .transitions) { run in
      guard !run.held.isEmpty else { return }
      run.note("the gesture is held for ten seconds") { run.clock.advance(by: 10) }
    },
    ActKind("givenUp", .transitions) { run in
      run.nextTransition = .held
      let place = run.name()
      run.ask("push \(place), given up,") { $0.push(place, options: $1) }
      let shown = run.router.host.shown?.routes
      run.clock.advance(by: 0.1)
      // What is not animated, no gesture holds.
      run.expected = run.held.isEmpty ? nil : shown
      for driver in run.taken(\.held) { driver.cancel() }
    },
  ]
}

extension TransitionStyle {
  fileprivate static let plain = TransitionStyle("plain")
  fileprivate static let odd = TransitionStyle("odd")
  fileprivate static let held = TransitionStyle("held")
}

extension RandomRun {
  /// Has a host know the transitions that the acts ask for.
  func prepare(_ hosted: HostedWindow) {
    hosted.host.transitions[.plain] = UIKitTransition { _ in SlowAnimator() }
    hosted.host.transitions[.odd] = UIKitTransition { [weak self] _ in self.map { OddAnimation($0) } }
    var held = UIKitTransition { _ in SlowAnimator() }
    held.interactor = { [weak self] _ in
      let driver = UIPercentDrivenInteractiveTransition()
      self?.held.append(driver)
      return driver
    }
    hosted.host.transitions[.held] = held
  }
}

/// An animation of the app's own that ends at once, twice, in vain or not by itself.
private final class OddAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  private let kind: Int
  private weak var run: RandomRun?

  init(_ run: RandomRun) {
    kind = Int.random(in: 0..<6, using: &run.random)
    self.run = run
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to), view.superview == nil { context.containerView.addSubview(view) }
    run?.note("  an animation \(kind)", isAct: false)
    switch kind {
    case 0: context.completeTransition(true)
    case 1: context.completeTransition(false)
    case 2: run?.stuck.append(context)
    case 3:
      UIView.animate(
        withDuration: 0.3, animations: {},
        completion: { _ in
          context.completeTransition(true)
          context.completeTransition(false)
        })
    case 4:
      UIView.animate(
        withDuration: 0.3, animations: {}, completion: { _ in context.completeTransition(false) })
    default:
      run?.clock.schedule(after: 0.005) { context.completeTransition(false) }
    }
  }
}
