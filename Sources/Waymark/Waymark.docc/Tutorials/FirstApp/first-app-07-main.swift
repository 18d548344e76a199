import Waymark
import WaymarkTerminal

let terminal = try Terminal()
let router = Router(AppRoute.trails)
let host = TerminalHost(router: router, coordinator: AppCoordinator(), output: terminal)
let application = TerminalApplication(terminal: terminal, host: host)
try application.run()
