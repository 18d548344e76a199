#if canImport(SwiftUI)
  import CafeMenu
  import SwiftUI
  import Waymark
  import WaymarkSwiftUI

  /// The screens of the menu.
  @MainActor
  struct MenuScreen: View {
    let route: MenuRoute
    let context: ScreenContext<MenuRoute>
    let order: @MainActor (Drink, CupSize) -> Void

    var body: some View {
      switch route {
      case .list:
        List(Drink.all) { drink in
          RouteLink(to: MenuRoute.drink(id: drink.id)) { Text(drink.name) }
        }
        .navigationTitle("Menu")
      case .drink(let id): DrinkScreen(id: id, context: context, order: order)
      case .size: SizeScreen(model: SizeModel(context))
      }
    }
  }

  /// A drink.
  @MainActor
  struct DrinkScreen: View {
    @Kept private var model: DrinkModel

    init(
      id: String, context: ScreenContext<MenuRoute>, order: @escaping @MainActor (Drink, CupSize) -> Void
    ) {
      _model = Kept(wrappedValue: DrinkModel(id: id, context, order: order))
    }

    var body: some View {
      Form {
        Button("Size: \(model.size.rawValue)") { model.pickSize() }
        Button("Order") { model.orderNow() }
      }
      .navigationTitle(model.drink.name)
    }
  }

  /// The sizes to choose from.
  @MainActor
  struct SizeScreen: View {
    let model: SizeModel

    var body: some View {
      List(model.sizes, id: \.self) { size in
        Button(size.rawValue) { model.choose(size) }
      }
      .navigationTitle("Size")
    }
  }
#endif
