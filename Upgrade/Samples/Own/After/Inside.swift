import Waymark

extension Router {
  func end() async {
    await settled()
    for await event in events() { print(event.navigationID) }
    let leaving = self.askToLeave
    leave(options: .unanimated)
    replaceTop(with: first, options: .unanimated)
  }
}

extension RouterEvent {
  var number: UInt64 { navigationID.rawValue }
  func number(of navigation: NavigationID) -> UInt64 { navigation.rawValue }
}

extension ContainerPath {
  var last: Int { branchCount == 0 ? 0 : branch(at: branchCount - 1) }
}

func patterns(_ wish: Wish, _ router: Router<AppRoute>, _ stack: inout RouteStack<AppRoute>) {
  let ends = router.askToLeave
  let replaces = router.replaceTop(with:options:)
  let pops = stack.popTo
  // What a pattern binds is another than what is outside.
  let engine = Cart()
  switch wish {
  case .open(let engine): engine.end()
  case .end: engine.end()
  }
  let events = \Router<AppRoute>.events
  let navigation = \RouterEvent<AppRoute>.navigationID.rawValue
  print(wish.window.somewhere.popTo(.home), wish.path.appending(branch: 1), wish.appending(tab: 2))
  wish.window.engine.replace(with: .home)
}

struct Wish {
  var path: ContainerPath
  func appending(tab: Int) -> Wish { self }
}
