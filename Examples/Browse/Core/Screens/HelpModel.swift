import Waymark

/// The sheet that says which key does what.
@MainActor
public final class HelpModel {
  private let context: ScreenContext<BrowseRoute>

  /// Makes a model.
  ///
  /// - Parameter context: The sheet's place in the navigation.
  public init(context: ScreenContext<BrowseRoute>) {
    self.context = context
  }

  /// Closes the sheet.
  public func close() { context.close() }
}
