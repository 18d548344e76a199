public import Waymark
public import WaymarkJournal

/// A choice that a screen offers the user, such as a button of an alert, for tools that cannot tap.
///
/// ```swift
/// RemoteChoice("Discard") { $0.answer(Questions.discard, true, options: $1) }
/// ```
@MainActor
public struct RemoteChoice<R: Route> {
  let title: String
  let choose: @MainActor (ScreenContext<R>, NavigationOptions) -> Navigation?

  /// Makes a choice.
  ///
  /// - Parameters:
  ///   - title: The title of the screen's button.
  ///   - choose: Does what the button does, with the screen's context and options that mark a navigation as a tool's. It returns the
  ///     navigation, if there is one.
  public init(
    _ title: String, choose: @escaping @MainActor (ScreenContext<R>, NavigationOptions) -> Navigation?
  ) {
    (self.title, self.choose) = (title, choose)
  }
}

/// The mark of a navigation that a tool has asked for: its `NavigationOptions.info`, which guards and observers see.
public struct RemoteRequest: Sendable, JournalMark {
  package var journalMark: String { "remote" }
}
