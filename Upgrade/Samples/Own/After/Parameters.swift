import FreshRouter
import Waymark
import class Waymark.GuardRegistration

// A parameter hides what has its name, and nothing else does.
struct Holder<Asker> {
  var asker: Asker
  func ask<UserAction>(_ action: UserAction, _ other: Registration) {}
}
extension Holder { func again(_ asker: Asker) {} }
func other(_ asker: DecisionSource, _ action: ExternalChange<AppRoute>) {}

protocol Shows {
  associatedtype RouteValue
  var value: RouteValue { get }
}

// Backticks are no part of a name.
func quoted(_ router: Router<AppRoute>, _ asker: `DetourOptions`, _ guards: Registration) async {
  await router.`settled`()
  router.askToLeave()
}
