import Foundation
import HeadlessUIKit
import RGRoutable
import Testing
import WaymarkTesting

/// Verbs inside UIKit's calls and inside one another's closures, with and without a finger on the screen.
///
/// With `WAYMARK_RUNS` all cases are tried, of which there are thousands.
@MainActor
@Suite struct HostileMatrixTests {
  enum Moment: CaseIterable {
    case didLoad, willAppear, didAppear, willDisappear, didDisappear, onReturn, handler
  }

  final class Hooked: UIViewController, Routable {
    let router = Router()
    let book: Book

    init(_ title: String, _ book: Book) {
      self.book = book
      super.init(nibName: nil, bundle: nil)
      self.title = title
      book.alive += 1
      router.onReturn = { [weak book] _ in book?.has(.onReturn) }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { book.has(.didLoad) }
    override func viewWillAppear(_ animated: Bool) { book.has(.willAppear) }
    override func viewDidAppear(_ animated: Bool) { book.has(.didAppear) }
    override func viewWillDisappear(_ animated: Bool) { book.has(.willDisappear) }
    override func viewDidDisappear(_ animated: Bool) { book.has(.didDisappear) }

    deinit {
      let book = book
      MainActor.assumeIsolated { book.alive -= 1 }
    }
  }

  @MainActor
  final class Book {
    var alive = 0
    var due: (moment: Moment, act: () -> Void)?
    var handlers: [Int] = []

    func has(_ moment: Moment) {
      guard let due, due.moment == moment else { return }
      self.due = nil
      due.act()
    }

    /// A handler that must not be called twice.
    func handler() -> () -> Void {
      handlers.append(0)
      let index = handlers.count - 1
      return { [weak self] in
        self?.handlers[index] += 1
        self?.has(.handler)
      }
    }
  }

  enum Deed: CaseIterable {
    case push, present, remove, removeBelow, removeStack, complete, swipe, pull, holdSwipe, holdPull,
      popToRoot
    case dismissAll, foreign
  }

  @MainActor
  final class Run {
    let stage = Stage()
    let book = Book()
    var swipe: SwipeBack?
    var pull: PullDown?
    private var count = 0

    var top: UIViewController? { stage.window.user.frontmost }

    func perform(_ deed: Deed, animated: Bool) {
      let routable = top as? any Routable
      count += 1
      switch deed {
      case .push: routable?.push(next: Hooked("p\(count)", book), animated: animated)
      case .present:
        let root = Hooked("q\(count)", book)
        let next: any Routable = count.isMultiple(of: 2) ? root : RoutableStack(rootViewController: root)
        routable?.present(next: next, animated: animated, completion: book.handler())
      case .remove:
        routable?.remove(payload: payload, animated: animated, completion: book.handler())
      case .removeBelow:
        stage.home.remove(payload: payload, animated: animated, completion: book.handler())
      case .removeStack:
        routable?.removeNavigationStack(payload: payload, animated: animated, completion: book.handler())
      case .complete:
        (top as? Hooked).map { $0.router.onComplete($0.routablePayload(data: Word.bye)) }
      case .swipe: stage.window.user.swipeBack()
      case .pull: stage.window.user.pullDown()
      case .holdSwipe:
        if swipe == nil { swipe = stage.window.user.beginSwipeBack() }
        swipe?.update(0.3)
      case .holdPull:
        if pull == nil { pull = stage.window.user.beginPullDown() }
        pull?.update(0.3)
      case .popToRoot: top?.navigationController?.popToRootViewController(animated: animated)
      case .dismissAll: stage.stack.dismiss(animated: animated)
      case .foreign: top?.present(UIViewController(), animated: animated)
      }
    }

    private var payload: RoutablePayload { stage.home.says(.hello) }

    func rest() {
      for _ in 0..<6 {
        stage.rest()
        stage.clock.advance(by: .milliseconds(50))
      }
    }

    func letGo(finishes: Bool) {
      if finishes { swipe?.finish() } else { swipe?.cancel() }
      if finishes { pull?.finish() } else { pull?.cancel() }
      (swipe, pull) = (nil, nil)
    }

    var shownCount: Int {
      var count = 0
      var next = stage.window.rootViewController
      while let controller = next {
        let screens = (controller as? UINavigationController)?.viewControllers ?? [controller]
        count += screens.count { $0 is Hooked }
        next = controller.presentedViewController
      }
      return count
    }
  }

  @Test(arguments: Moment.allCases)
  func whateverIsAskedForWheneverEverythingComesToRest(moment: Moment) {
    let isThorough = ProcessInfo.processInfo.environment["WAYMARK_RUNS"] != nil
    var failures: [String] = []
    var count = 0
    for first in Deed.allCases {
      for inner in Deed.allCases {
        for last in Deed.allCases {
          for animated in [true, false] {
            count += 1
            guard isThorough || count.isMultiple(of: 47) else { continue }
            let run = Run()
            run.stage.home.push(next: Hooked("a", run.book), animated: false)
            (run.top as? Hooked)?.present(
              next: RoutableStack(rootViewController: Hooked("s", run.book)), animated: false,
              completion: run.book.handler())
            run.rest()
            (run.top as? Hooked)?.push(next: Hooked("s2", run.book), animated: false)
            run.rest()
            run.book.due = (moment, { [weak run] in run?.perform(inner, animated: animated) })
            run.perform(first, animated: true)
            run.stage.window.clock.advance(by: 0.1)
            run.perform(last, animated: animated)
            run.stage.window.clock.advance(by: 0.05)
            for _ in 0..<3 {
              run.letGo(finishes: animated)
              run.rest()
            }
            run.book.due = nil
            var found: [String] = []
            if !run.stage.failures.isEmpty { found.append("\(run.stage.failures)") }
            if run.book.handlers.contains(where: { $0 > 1 }) { found.append("handlers \(run.book.handlers)") }
            let isSeen = run.top != nil
            if !isSeen { found.append("nothing seen") }
            if run.book.alive != run.shownCount {
              found.append("\(run.book.alive) alive, \(run.shownCount) shown")
            }
            run.stage.home.push(next: Hooked("z", run.book), animated: true)
            run.rest()
            if run.stage.stack.topViewController?.title != "z" { found.append("no z: \(run.stage.screen)") }
            if !found.isEmpty {
              failures.append(
                "\(first) \(inner) in \(moment), \(last) \(animated): \(found) \(run.stage.screen)")
            }
          }
        }
      }
    }
    for failure in failures.prefix(6) { Issue.record("\(failure)") }
  }
}
