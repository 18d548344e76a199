import HeadlessUIKit
import Waymark
import WaymarkTesting
import WaymarkUIKit

extension ActKind {
  /// Guards that lead elsewhere, and questions asked again.
  static let detourActs: [ActKind] = [
    ActKind("redirect", .objections) { run in
      let place = run.name()
      run.note("a guard leads to \(place) once") {
        run.hasObjectors = true
        var isDone = false
        run.guards.append(
          run.router.addGuard { _ in
            defer { isDone = true }
            return isDone ? .allow : .redirect(to: Intent.push(place))
          })
      }
    },
    ActKind("detour", .objections) { run in
      let place = run.name()
      let isModal = run.isAnimated
      run.note("a guard has \(place) \(isModal ? "presented" : "pushed") first") {
        run.hasObjectors = true
        var isDone = false
        run.guards.append(
          run.router.addGuard { _ in
            defer { isDone = true }
            if isDone { return .allow }
            return .detour(to: isModal ? Intent.present(place, as: .sheet) : Intent.push(place))
          })
      }
    },
    ActKind("resume", .objections, weight: 3) { run in
      run.note("what waits for a detour goes on") {
        if let navigation = run.router.finishDetour() { run.navigations.append(navigation) }
      }
    },
    ActKind("recheck", .objections) { run in
      run.note("the guards are asked again") { run.navigations.append(run.router.recheck()) }
    },
    ActKind("askAgain", .objections) { run in
      run.note("the guards and the screens are asked again") {
        run.navigations.append(run.router.recheck(asksScreens: true))
      }
    },
  ]
}
