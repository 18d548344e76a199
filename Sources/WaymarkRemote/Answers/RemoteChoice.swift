public import Waymark
public import WaymarkJournal

/// A choice that a screen offers the user, such as a button of an alert, for tools that cannot tap.
@MainActor
public struct RemoteChoice<R: Route> {
  let title: String
  let choose: @MainActor (ScreenContext<R>, NavigationOptions) -> Navigation?

  /// A choice that answers a question.
  ///
  /// - Parameters:
  ///   - title: The title of the screen's button.
  ///   - question: The question of the screen.
  ///   - value: The answer.
  public init<Value: Sendable>(_ title: String, answering question: Question<R, Value>, _ value: Value) {
    self.init(title) { context, options in context.answer(question, value, options: options) }
  }

  /// A choice that does what the screen's button does.
  ///
  /// - Parameters:
  ///   - title: The title of the screen's button.
  ///   - choose: Does it, with the context of the screen and the options that mark a navigation as a tool's; returns the navigation.
  public init(
    _ title: String, choose: @escaping @MainActor (ScreenContext<R>, NavigationOptions) -> Navigation?
  ) {
    (self.title, self.choose) = (title, choose)
  }
}

/// The mark of a navigation that a tool has asked for: its ``NavigationOptions/info``, which guards and observers see.
public struct RemoteRequest: Sendable, JournalMark {
  package var journalMark: String { "remote" }
}
