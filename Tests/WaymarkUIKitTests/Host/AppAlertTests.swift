import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// Alerts that the app presents by hand over the router's screens.
@MainActor
struct AppAlertTests {
  enum Deed: CaseIterable {
    case dismiss, present, set, close, dismissByHand, presentAlert, dismissAndPush
  }

  @Test(arguments: Deed.allCases) func aButtonNavigatesAsTheAlertGoes(deed: Deed) {
    let stage = Stage(RouteTree(.stack("a", "b"), modals: [Modal(.sheet, ["m"])]))
    let alert = UIAlertController(title: "x", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak stage] _ in
        guard let stage else { return }
        switch deed {
        case .dismiss: stage.router.dismiss()
        case .present: stage.router.present("n")
        case .set: stage.router.set(RouteTree("z"))
        case .close: (stage.page("m") as? Page)?.context.close()
        case .dismissByHand: stage.page("m")?.dismiss(animated: true)
        case .presentAlert: stage.router.present("q?", as: .alert)
        case .dismissAndPush:
          stage.router.edit { editor in
            editor.dismiss()
            editor.push("c")
          }
        }
      })
    stage.page("m")?.present(alert, animated: true)
    stage.rest()
    #expect(stage.user.tapAlert("OK"))
    stage.rest()
    let tree: RouteTree<Place> =
      switch deed {
      case .dismiss, .close, .dismissByHand: RouteTree("a", "b")
      case .present: RouteTree(.stack("a", "b"), modals: [Modal(.sheet, ["m"]), Modal(.sheet, ["n"])])
      case .set: RouteTree("z")
      case .presentAlert: RouteTree(.stack("a", "b"), modals: [Modal(.sheet, ["m"]), Modal(.alert, ["q?"])])
      case .dismissAndPush: RouteTree("a", "b", "c")
      }
    #expect(stage.tree == tree)
    stage.expectAgreement()
  }

  @Test func theRouterPresentsWhileItGoes() {
    let stage = Stage("a", "b")
    let alert = UIAlertController(title: "x", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    stage.page("b")?.present(alert, animated: true)
    stage.rest()
    #expect(stage.user.tapAlert("OK"))
    let navigation = stage.router.present("n")
    stage.router.push("c")
    stage.rest()
    #expect(navigation.currentOutcome == .completed)
    stage.expectAgreement()
  }
}
