// The code of Sources/Waymark/Waymark.docc/writing-a-host.md that is not in Tests/WaymarkTests/Contract/PageHost.swift.
import Waymark
import WaymarkTesting

enum AppRoute: Route {
  case home, news, settings, signIn
  case profile(Int)
}

// MARK: The simplest host

final class PrintingHost<R: Route>: NavigationHost {
  func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>) {
    print(step)
    acknowledgement.succeed()
  }

  func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>) {
    print(tree)
    acknowledgement.succeed()
  }
}

let router = Router<AppRoute>(.home)
let host = PrintingHost<AppRoute>()
router.host.attach(host)
router.push(.profile(1))

// MARK: Its check

@MainActor
func check() async throws {
  let clock = ManualClock()
  let contract = HostContract<AppRoute>(
    routes: [.home, .news, .settings, .signIn, .profile(1), .profile(2)],
    advance: { clock.advance(by: .milliseconds(50)) },
    makeHost: { router in
      let host = RecordingHost<AppRoute>()
      host.serve(router)
      return HostUnderTest(host, displayed: { host.displayed?.routes })
    })
  try await contract.check()
}

// MARK: With focus and announcements

/// A toolkit's window, which can be asked what it shows and what has the keyboard, and takes keys.
@MainActor
protocol ToolkitWindow: Sendable {
  var routes: RouteTree<AppRoute>? { get }
  var focused: (entry: EntryID, name: String)? { get }
  func press(_ key: ToolkitKey) -> Bool
}

enum ToolkitKey { case tab }

@MainActor
final class Speech { var titles: [String] = [] }

@MainActor
func checkFocus<WindowHost: NavigationHost<AppRoute>>(
  _ makeHost: @escaping @MainActor (Router<AppRoute>) -> WindowHost,
  window: @escaping @MainActor (WindowHost) -> any ToolkitWindow, speech: Speech
) async throws {
  let routes: [AppRoute] = [.home, .news, .settings, .signIn, .profile(1), .profile(2)]
  let contract = HostContract<AppRoute>(routes: routes) { router in
    let host = makeHost(router)
    let window = window(host)
    return HostUnderTest(
      host, displayed: { window.routes },
      focus: FocusReading(
        current: { window.focused.map { FocusedElement(.screen($0.entry), name: $0.name) } },
        userMoves: { window.press(.tab) }),
      announcements: AnnouncementReading(announced: { speech.titles }, title: { "\($0)" }))
  }
  try await contract.check()
}
