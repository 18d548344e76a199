import Observation
import Waymark

/// A drink that is looked at.
@MainActor
@Observable
package final class DrinkModel {
  package let drink: Drink
  package private(set) var size: CupSize

  private let context: ScreenContext<MenuRoute>
  private let order: @MainActor (Drink, CupSize) -> Void

  /// - Parameters:
  ///   - id: The drink; the first of the house if it has none with this identifier.
  ///   - context: The context of the screen.
  ///   - order: What happens when it is ordered, which is none of the menu's business.
  package init(
    id: String, _ context: ScreenContext<MenuRoute>, order: @escaping @MainActor (Drink, CupSize) -> Void
  ) {
    drink = Drink.all.first { $0.id == id } ?? Drink.all[0]
    size = context.saved["size", default: .medium]
    self.context = context
    self.order = order
    context.onReturn(CupSize.self) { [weak self] size in
      self?.size = size
      context.saved["size"] = size
    }
  }

  /// Asks for another size.
  package func pickSize() { context.present(.size) }

  /// Orders the drink.
  package func orderNow() { order(drink, size) }
}
