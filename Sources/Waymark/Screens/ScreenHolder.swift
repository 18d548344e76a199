/// A holder of screens, which has to know whose life has ended without asking each of them.
@MainActor
protocol ScreenHolder: AnyObject {
  /// The life of a screen has ended, which may not be the one that is held for the entry now.
  func screenHasEnded(_ id: EntryID)
}
