import Waymark

/// The question for a size.
@MainActor
package struct SizeModel {
  private let context: ScreenContext<MenuRoute>

  package init(_ context: ScreenContext<MenuRoute>) { self.context = context }

  package var sizes: [CupSize] { CupSize.allCases }

  /// Answers it.
  package func choose(_ size: CupSize) { context.close(returning: size) }
}
