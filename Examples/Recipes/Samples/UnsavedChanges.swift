import Waymark

enum NoteRoute: Route {
  case notes
  case note(id: Int)
  case discardChanges
}

@MainActor
final class NoteModel {
  var text = ""
  private var savedText = ""

  init(_ screen: ScreenContext<NoteRoute>) {
    screen.onLeave { [weak self] request in
      guard let self, text != savedText else { return .allow }
      let discard = await request.ask(.discardChanges, as: .alert, returning: Bool.self)
      return discard == true ? .allow : .block("The note is not saved")
    }
  }

  func save() { savedText = text }
}
