import Waymark

/// Something the user has to be told, on screen.
@MainActor
public final class NoticeModel {
  /// What there is to say.
  public let notice: Notice
  private let context: ScreenContext<BrowseRoute>

  /// Makes a model.
  ///
  /// - Parameters:
  ///   - notice: What there is to say.
  ///   - context: The notice's place in the navigation.
  public init(notice: Notice, context: ScreenContext<BrowseRoute>) {
    self.notice = notice
    self.context = context
  }

  /// Goes on.
  public func close() { context.close() }
}
