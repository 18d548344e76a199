import Waymark
import WaymarkTerminal

enum FixtureRoute: Route {
  case number(Int)
}

/// Shows a number; Enter pushes the next one, `o` has the next frame need too much of the stack.
@MainActor
final class CounterScreen: TerminalScreen {
  let number: Int
  let context: ScreenContext<FixtureRoute>
  private var overflows = false

  init(_ number: Int, _ context: ScreenContext<FixtureRoute>) {
    self.number = number
    self.context = context
  }

  var title: String { "screen \(number)" }

  func draw(on canvas: Canvas) {
    if overflows { canvas.write("\(overflow(0))", x: 0, y: 1) }
    canvas.write("number \(number) on \(canvas.width)x\(canvas.height)", x: 0, y: 0)
  }

  func handle(_ key: Key) -> Bool {
    if key == .character("o") { overflows = true }
    guard key == .enter else { return overflows }
    context.push(.number(number + 1))
    return true
  }
}

struct FixtureCoordinator: Coordinator {
  func screen(for route: FixtureRoute, context: ScreenContext<FixtureRoute>) -> CounterScreen {
    switch route {
    case .number(let number): CounterScreen(number, context)
    }
  }
}

/// Runs the whole of an application: a router, a host and the terminal.
@MainActor
func runApplication() throws -> Never {
  let router = Router<FixtureRoute>(.number(1))
  let terminal = try Terminal()
  let host = TerminalHost(router: router, coordinator: FixtureCoordinator(), output: terminal)
  let application = TerminalApplication(terminal: terminal, host: host)
  host.onKey = { key in
    guard key == .character("q") else { return false }
    application.quit(status: 9)
  }
  try application.run()
}
