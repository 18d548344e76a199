import HeadlessUIKit
import Waymark
import WaymarkTesting
import WaymarkUIKit

extension ActKind {
  /// Presentations and dismissals by code outside Waymark.
  static let modalActs: [ActKind] = [
    ActKind("appPresents", .modals, weight: 3) { run in
      run.present(from: run.user.frontmost)
    },
    ActKind("appPresentsInContext", .modals, weight: 1) { run in
      guard let presenter = run.user.frontmost, run.current.controllers.contains(presenter) else { return }
      let style: UIModalPresentationStyle = run.isAnimated ? .currentContext : .overCurrentContext
      run.note("the app presents in the context of \(run.text(presenter))") {
        presenter.present(run.foreign(style), animated: run.isAnimated)
      }
    },
    ActKind("appPresentsFromAnywhere", .modals) { run in
      run.present(from: run.current.controllers.randomElement(using: &run.random))
    },
    ActKind("appDismisses", .modals, weight: 3) { run in run.dismiss(run.user.frontmost) },
    ActKind("appDismissesFromAnywhere", .modals) { run in
      run.dismiss(run.current.controllers.randomElement(using: &run.random))
    },
    ActKind("appDismissesItsOwn", .modals) { run in
      guard run.user.frontmost is Foreign else { return }
      run.dismiss(run.user.frontmost)
    },
    ActKind("dismissesItself", .modals) { run in
      let animated = run.isAnimated
      run.note("the next screen dismisses itself when it appears \(animated)") {
        run.hasSelfWilled = true
        run.current.pages.changes.append { page in
          page.onAppear = { page in
            page.onAppear = nil
            page.dismiss(animated: animated)
          }
        }
      }
    },
    ActKind("presentsItself", .modals) { run in
      let style = run.someStyle
      run.note("the next screen presents when it appears") {
        run.hasSelfWilled = true
        run.current.pages.changes.append { [weak run] page in
          page.onAppear = { page in
            page.onAppear = nil
            if let run { page.present(run.foreign(style), animated: true) }
          }
        }
      }
    },
    ActKind("appAlert", .modals, weight: 3) { run in
      let presenter =
        run.isAnimated ? run.user.frontmost : run.current.controllers.randomElement(using: &run.random)
      guard let presenter, run.current.controllers.contains(presenter) else { return }
      let style: UIAlertController.Style = run.random.chance(70) ? .alert : .actionSheet
      let alert = ForeignAlert(title: "app", message: nil, preferredStyle: style)
      for title in ["Yes", "No"] {
        let deed = Deed(run, seed: run.random.next(), isMeddling: run.isAnimated)
        alert.addAction(
          UIAlertAction(title: title, style: title == "No" ? .cancel : .default) { [weak presenter] _ in
            deed.perform(in: "a button of the app's alert", by: presenter)
          })
      }
      run.book.note(alert, "an alert of the app's")
      let animated = run.isAnimated
      run.note("the app presents an alert \(animated)") { presenter.present(alert, animated: animated) }
      run.expectTheSame()
    },
  ]
}

extension RandomRun {
  fileprivate var someStyle: UIModalPresentationStyle {
    [.pageSheet, .fullScreen, .overFullScreen].randomElement(using: &random) ?? .pageSheet
  }

  fileprivate func present(from presenter: UIViewController?) {
    guard let presenter, current.controllers.contains(presenter) else { return }
    // The model of UIKit does not know where what lies over that is when the window comes back.
    let contexts: [UIModalPresentationStyle] = [.currentContext, .overCurrentContext]
    guard !contexts.contains(presenter.modalPresentationStyle) else { return }
    let style = someStyle
    let animated = isAnimated
    note("the app presents \(style) from \(text(presenter)) \(animated)") {
      presenter.present(foreign(style), animated: animated)
    }
    expectTheSame()
  }

  fileprivate func dismiss(_ controller: UIViewController?) {
    guard let controller else { return }
    let animated = isAnimated
    expectDismissed(by: controller)
    note("the app dismisses from \(text(controller)) \(animated)") { controller.dismiss(animated: animated) }
    // A gesture dismisses a modal that a gesture presented, and may be given up.
    if !held.isEmpty { expected = nil }
  }

  /// The modals go that a call of `dismiss` on a controller takes down.
  private func expectDismissed(by controller: UIViewController) {
    let chain = current.presented
    var lowest = controller.presentedViewController
    if lowest == nil, controller.presentingViewController != nil { lowest = controller.outermostParent }
    guard let lowest, let index = chain.firstIndex(of: lowest) else { return expectTheSame() }
    let gone = chain[index...]
    let roots = router.host.tree.modals.map(\.root.id).filter { id in
      guard let screen = current.host.screen(of: id) else { return false }
      return gone.contains(screen.outermostParent)
    }
    expected = router.host.tree.without(Set(roots)).routes
  }
}

extension UIViewController {
  fileprivate var outermostParent: UIViewController {
    var current = self
    while let parent = current.parent { current = parent }
    return current
  }
}

/// An alert of code that knows nothing of Waymark.
final class ForeignAlert: UIAlertController {}
