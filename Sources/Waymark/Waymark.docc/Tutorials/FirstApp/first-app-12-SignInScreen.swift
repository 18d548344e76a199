import Waymark
import WaymarkTerminal

/// Asks for a name.
final class SignInScreen: TerminalScreen {
  private let context: ScreenContext<AppRoute>
  private let session: Session
  private var field = TerminalTextField(limit: 40)

  let title = "Sign in"
  let hints = [KeyHint("Enter", "sign in"), KeyHint("Esc", "not now")]

  init(_ context: ScreenContext<AppRoute>, _ session: Session) {
    self.context = context
    self.session = session
  }

  func preferredSize(for style: Presentation.Style, in available: Size) -> Size? {
    Size(width: 40, height: 3)
  }

  func draw(on canvas: Canvas) {
    canvas.write("Name:", x: 1, y: 1, style: .bold)
    field.draw(on: canvas.region(x: 7, y: 1, width: canvas.width - 8, height: 1), placeholder: "any will do")
  }

  func handle(_ key: Key) -> Bool {
    guard key == .enter, !field.text.isEmpty else { return field.handle(key) }
    session.signIn(as: field.text)
    context.finishDetour()
    return true
  }
}
