import Waymark

// The app has names of its own that Waymark had, or has now.
enum UserAction { case tapped, left }
struct Registration { var name: String }

final class Cart {
  var settled: Bool { get async { true } }
  var events: [UserAction] = []
  var navigation = "cart"
  func leave() {}
  func popTo(_ page: Int) {}
}

@MainActor
func use(_ cart: Cart, _ carts: [Cart], _ guards: [GuardRegistration], _ router: Router<AppRoute>) async {
  _ = await cart.settled
  await router.settled
  cart.leave()
  cart.popTo(1)
  print(cart.navigation, cart.events)
  router.report(Waymark.UserAction.selected(.root))
  for cart in carts { cart.leave() }
  let choice = Wish.leave
  switch choice {
  case .leave: router.leave()
  }
}

enum Wish { case leave }

func tapped(_ action: UserAction) -> Registration { Registration(name: "\(action)") }
