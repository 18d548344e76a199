// The example of the README: a router and a host that prints what it is asked to show.
import Waymark

enum AppRoute: Route {
  case home, settings
  case article(id: Int)
}

final class PrintingHost: NavigationHost {
  func perform(_ step: NavigationStep<AppRoute>, _ acknowledgement: Acknowledgement<AppRoute>) {
    print(step)
    acknowledgement.succeed()
  }

  func rebuild(_ tree: EntryTree<AppRoute>, _ acknowledgement: Acknowledgement<AppRoute>) {
    print("from the start", tree)
    acknowledgement.succeed()
  }
}

let router = Router(AppRoute.home)
router.host.attach(PrintingHost())
router.push(.article(id: 5))
router.present(.settings, as: .sheet)
router.edit { tree in
  tree.dismiss()
  tree.popToRoot()
}
print("now", router.tree)
