import BrowseCore
import Waymark
import WaymarkTerminal

/// From what a screen shows to the terminal's way of showing it.
enum BrowseScreens {
  @MainActor
  static func screen(
    for model: BrowseModel, timer: any NavigationTimer, keyNames: KeyNames
  ) -> any TerminalScreen {
    switch model {
    case .folder(let model): FolderScreen(model)
    case .viewer(let model): ViewerScreen(model)
    case .information(let model): InformationScreen(model)
    case .note(let model): NoteScreen(model)
    case .unsavedNote(let model): UnsavedNoteScreen(model, ReadingTime(timer: timer))
    case .picker(let model): PickerScreen(model)
    case .places(let model): PlacesScreen(model)
    case .help(let model): HelpScreen(model, keyNames)
    case .notice(let model): NoticeScreen(model, ReadingTime(timer: timer))
    }
  }
}
