import PodcastsAccount
import Waymark
import WaymarkTerminal

/// The form in which the user signs in.
final class SignInScreen: TerminalScreen {
  private let model: SignInModel
  private var field: TerminalTextField

  init(_ model: SignInModel) {
    self.model = model
    field = TerminalTextField(model.name)
  }

  var title: String { "Sign in" }

  var hints: [KeyHint] { [KeyHint("Enter", "sign in"), KeyHint("Esc", "not now")] }

  func preferredSize(for style: Presentation.Style, in available: Size) -> Size? {
    Size(width: min(available.width, 44), height: min(available.height, 5))
  }

  func draw(on canvas: Canvas) {
    canvas.write("Who are you? Any name will do.", x: 1, y: 1)
    canvas.write("Name:", x: 1, y: 3, style: .bold)
    field.draw(
      on: canvas.region(x: 7, y: 3, width: max(0, canvas.width - 8), height: 1), placeholder: "Ada")
  }

  func handle(_ key: Key) -> Bool {
    if key == .enter {
      model.signIn()
      return true
    }
    guard field.handle(key) else { return false }
    model.name = field.text
    return true
  }
}
