import CafeMenu
import Observation
import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// What the house serves.
final class MenuController: ListController {
  private let context: ScreenContext<MenuRoute>

  init(_ context: ScreenContext<MenuRoute>) {
    self.context = context
    super.init(title: "Menu")
  }

  override func fill() {
    for drink in Drink.all {
      add(drink.name) { [context] in context.push(.drink(id: drink.id)) }
    }
  }
}

/// A drink.
final class DrinkController: ListController {
  private let model: DrinkModel

  init(_ model: DrinkModel) {
    self.model = model
    super.init(title: model.drink.name)
  }

  override func fill() {
    add("Size: \(model.size.rawValue)")
    add("Another size") { [model] in model.pickSize() }
    add("Order") { [model] in model.orderNow() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    observe()
  }

  /// The size comes back while the screen is covered by the sheet, and may go on being seen.
  private func observe() {
    withObservationTracking {
      _ = model.size
    } onChange: { [weak self] in
      Task { @MainActor in
        self?.refill()
        self?.observe()
      }
    }
  }
}

/// The sizes to choose from.
final class SizeController: ListController {
  private let model: SizeModel

  init(_ model: SizeModel) {
    self.model = model
    super.init(title: "Size")
  }

  override func fill() {
    for size in model.sizes {
      add(size.rawValue) { [model] in model.choose(size) }
    }
  }
}
