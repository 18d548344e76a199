import Waymark

/// Something the user has to be told, on screen.
@MainActor
public final class NoticeModel {
  /// What there is to say.
  public let notice: Notice
  private let closeScreen: () -> Void

  /// Makes a model.
  ///
  /// - Parameters:
  ///   - notice: What there is to say.
  ///   - context: The notice's place in the navigation.
  public init<R: Route>(notice: Notice, context: ScreenContext<R>) {
    self.notice = notice
    closeScreen = { context.close() }
  }

  /// Goes on.
  public func close() { closeScreen() }
}
