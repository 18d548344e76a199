import Waymark

enum PaintRoute: Route {
  case canvas
  case palette
}

enum Colour: String, Codable, Sendable { case red, green, blue }

enum Palette {
  /// The screen, and the type of its answer.
  static let pick = Question<PaintRoute, Colour>(.palette, as: .sheet)
}

@MainActor
final class CanvasModel {
  private let screen: ScreenContext<PaintRoute>
  private(set) var colour = Colour.red

  init(_ screen: ScreenContext<PaintRoute>) {
    self.screen = screen
    // The picker was restored after a restart, and nobody awaits its answer any more.
    screen.onAnswer(Palette.pick) { [weak self] in self?.colour = $0 }
  }

  func pickColour() async throws {
    // nil if the user closed the picker without a choice.
    guard let picked = try await screen.ask(Palette.pick) else { return }
    colour = picked
  }
}

@MainActor
struct PaletteModel {
  let screen: ScreenContext<PaintRoute>

  func choose(_ colour: Colour) { screen.answer(Palette.pick, colour) }
}
