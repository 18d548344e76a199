import HeadlessUIKit
import Waymark
import WaymarkTesting
import WaymarkUIKit

extension ActKind {
  /// Alerts that code outside Waymark presents, whose buttons do something, and modals that it presents in another way.
  static let alertActs: [ActKind] = [
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
    ActKind("restyled", .modals) { run in
      let styles: [UIModalPresentationStyle] = [.formSheet, .overFullScreen, .fullScreen, .pageSheet]
      let style = styles.randomElement(using: &run.random) ?? .formSheet
      let isHeld = run.isAnimated
      run.note("the app gives the next modal the style \(style.rawValue)\(isHeld ? " and holds it" : "")") {
        run.current.pages.presenting.append { [weak run] controller in
          guard let run, !(controller is UIAlertController) else { return }
          run.current.pages.styles.append(
            (WeakController(controller: controller), ScreenReading.style(of: controller)))
          controller.modalPresentationStyle = style
          controller.isModalInPresentation = isHeld
        }
      }
    },
  ]
}

/// An alert of code that knows nothing of Waymark.
final class ForeignAlert: UIAlertController {}
