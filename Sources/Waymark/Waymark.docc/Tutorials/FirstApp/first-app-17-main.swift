import Waymark
import WaymarkRestoration
import WaymarkTerminal

let terminal = try Terminal()
let coordinator = AppCoordinator()
let router = Router(AppRoute.trails)
router.addGuard("sign-in", entering: \.isPrivate) { _ in
  coordinator.session.isSignedIn ? .allow : .detour(to: .present(.signIn, as: .sheet))
}

let places = SnapshotStore(path: "trails.json", format: SnapshotFormat<AppRoute>(version: 1))
router.restore(places.load(default: RouteTree(.trails)).snapshot)
places.follow(router)

let host = TerminalHost(router: router, coordinator: coordinator, output: terminal)
let application = TerminalApplication(terminal: terminal, host: host)
application.onQuit = { try? places.flush() }
host.onKey = { key in
  guard key == .character("q") else { return false }
  application.quit()
}
try application.run()
