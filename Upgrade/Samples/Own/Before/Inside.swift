import Waymark

extension Router {
  func end() async {
    await settled
    for await event in events { print(event.navigation) }
    let leaving = self.leave
    leave(options: .unanimated)
    replace(with: first, options: .unanimated)
  }
}

extension RouterEvent {
  var number: UInt64 { navigation.rawValue }
  func number(of navigation: NavigationID) -> UInt64 { navigation.rawValue }
}

extension ContainerPath {
  var last: Int { tabCount == 0 ? 0 : tab(at: tabCount - 1) }
}

func patterns(_ wish: Wish, _ router: Router<AppRoute>, _ stack: inout RouteStack<AppRoute>) {
  let ends = router.leave
  let replaces = router.replace(with:options:)
  let pops = stack.popTo
  // What a pattern binds is another than what is outside.
  let engine = Cart()
  switch wish {
  case .open(let engine): engine.end()
  case .end: engine.end()
  }
  let events = \Router<AppRoute>.events
  let navigation = \RouterEvent<AppRoute>.navigation.rawValue
  print(wish.window.somewhere.popTo(.home), wish.path.appending(tab: 1), wish.appending(tab: 2))
  wish.window.engine.replace(with: .home)
}

struct Wish {
  var path: ContainerPath
  func appending(tab: Int) -> Wish { self }
}
