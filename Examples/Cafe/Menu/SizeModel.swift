import Waymark

/// The question for a size.
@MainActor
public struct SizeModel {
  private let context: ScreenContext<MenuRoute>

  public init(_ context: ScreenContext<MenuRoute>) { self.context = context }

  public var sizes: [CupSize] { CupSize.allCases }

  /// Answers it.
  public func choose(_ size: CupSize) { context.close(returning: size) }
}
