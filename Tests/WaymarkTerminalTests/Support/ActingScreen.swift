import Waymark
import WaymarkActing

@testable import WaymarkTerminal

/// What an app's code does the next time that the host calls it at a certain moment.
typealias Acting = WaymarkActing.Acting<ActingMoment>

/// When the host runs an app's code.
enum ActingMoment: CaseIterable {
  case make, draw, title, hints, size, key, tabTitle, phase, release, chrome
}

/// Makes screens whose code does what it is told to.
struct ActingScreens: Coordinator {
  let acting: Acting

  func screen(for route: Place, context: ScreenContext<Place>) -> ActingScreen {
    acting.has(come: .make)
    return ActingScreen(context, acting)
  }
}

@MainActor
final class ActingScreen: TerminalScreen {
  private let context: ScreenContext<Place>
  private let acting: Acting

  init(_ context: ScreenContext<Place>, _ acting: Acting) {
    (self.context, self.acting) = (context, acting)
    context.onPhase { _ in acting.has(come: .phase) }
  }

  var title: String {
    acting.has(come: .title)
    return "\(context.route)"
  }

  var hints: [KeyHint] {
    acting.has(come: .hints)
    return []
  }

  func draw(on canvas: Canvas) {
    canvas.write("top of \(context.route)", x: 0, y: 0)
    acting.has(come: .draw)
    canvas.write("rest of \(context.route)", x: 0, y: 1)
  }

  func handle(_ key: Key) -> Bool {
    acting.has(come: .key)
    return false
  }

  func preferredSize(for style: Presentation.Style, in available: Size) -> Size? {
    acting.has(come: .size)
    return nil
  }

  deinit {
    let acting = acting
    MainActor.assumeIsolated { acting.has(come: .release) }
  }
}
