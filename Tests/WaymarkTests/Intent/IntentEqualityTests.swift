import Testing

@testable import Waymark

/// The same detour is not opened twice: whether it is the same, the intents say.
@MainActor @Suite("Intents that ask for the same")
struct IntentEqualityTests {
  private let intents: [Intent<Place>] = [
    .push(.a), .push(.b), .pop(1), .pop(2), .popTo(.a), .popTo(.b), .popToRoot, .replace(.a), .replace(.b),
    .setStack([.a]), .setStack([.a, .b]), .present(.a, as: .sheet), .present(.b, as: .sheet),
    .present(.a, as: .fullScreen), .dismiss, .select(.a), .select(.b),
    .selectTab(keys: [.a], modal: nil), .selectTab(keys: [.b], modal: nil),
    .selectTab(keys: [.a], modal: EntryID(rawValue: 1)), .selectTab(keys: [.a], modal: EntryID(rawValue: 2)),
    .setRoot(.stack([.a])), .setRoot(.stack([.b])), .show(.a), .show(.b), .set(RouteTree(.a)),
    .set(RouteTree(.b)), .pushNear(EntryID(rawValue: 1), .a), .pushNear(EntryID(rawValue: 2), .a),
    .pushNear(EntryID(rawValue: 1), .b), .popToEntry(EntryID(rawValue: 1)),
    .popToEntry(EntryID(rawValue: 2)),
    .close(EntryID(rawValue: 1)), .close(EntryID(rawValue: 2)), .remove(EntryID(rawValue: 1)),
    .remove(EntryID(rawValue: 2)), .update(EntryID(rawValue: 1), .a), .update(EntryID(rawValue: 2), .a),
    .update(EntryID(rawValue: 1), .b), .askToLeave, .dismissAll, .popEntry(EntryID(rawValue: 1), 1),
    .popEntry(EntryID(rawValue: 1), 2), .popEntry(EntryID(rawValue: 2), 1),
    .replaceEntry(EntryID(rawValue: 1), .a), .replaceEntry(EntryID(rawValue: 1), .b),
    .replaceEntry(EntryID(rawValue: 2), .a), .recheck(asksScreens: true), .recheck(asksScreens: false),
  ]

  @Test func anIntentAsksForTheSameAsItselfAlone() {
    for (index, one) in intents.enumerated() {
      for (other, two) in intents.enumerated() {
        #expect(one.isSame(as: two) == (index == other), "\(one), \(two)")
      }
    }
  }

  @Test func editsCannotBeCompared() {
    let edit = Intent<Place>.edit { _ in }
    #expect(!edit.isSame(as: edit))
    for intent in intents { #expect(!edit.isSame(as: intent)) }
  }

  @Test func aFeaturesIntentAsksForTheSameInTheAppsRoutes() {
    let (one, two) = (EntryID(rawValue: 1), EntryID(rawValue: 2))
    let tabs = RouteTabs<ShopPlace>(RouteTab(.catalogue), RouteTab(.product), selectedKey: .product)
    let appTabs = RouteTabs<Place>(
      RouteTab(.shop(.catalogue)), RouteTab(.shop(.product)), selectedKey: .shop(.product))
    let pairs: [(Intent<ShopPlace>, Intent<Place>)] = [
      (.push(.product), .push(.shop(.product))), (.pop(2), .pop(2)),
      (.popTo(.product), .popTo(.shop(.product))),
      (.popToRoot, .popToRoot), (.replace(.product), .replace(.shop(.product))),
      (.setStack([.catalogue, .product]), .setStack([.shop(.catalogue), .shop(.product)])),
      (.present(.product, as: .fullScreen), .present(.shop(.product), as: .fullScreen)), (.dismiss, .dismiss),
      (.select(.product), .select(.shop(.product))),
      (
        .selectTab(keys: [.catalogue, .product], modal: one),
        .selectTab(keys: [.shop(.catalogue), .shop(.product)], modal: one)
      ),
      (.setRoot(.tabs(tabs)), .setRoot(.tabs(appTabs))), (.show(.product), .show(.shop(.product))),
      (
        .set(RouteTree(.tabs(tabs), modals: [Modal(.sheet, [.catalogue])])),
        .set(RouteTree(.tabs(appTabs), modals: [Modal(.sheet, [.shop(.catalogue)])]))
      ),
      (.pushNear(two, .product), .pushNear(two, .shop(.product))), (.popToEntry(two), .popToEntry(two)),
      (.close(one), .close(one)), (.remove(two), .remove(two)),
      (.update(one, .product), .update(one, .shop(.product))), (.askToLeave, .askToLeave),
    ]
    for (feature, app) in pairs {
      #expect(feature.embedded(Place.shop).isSame(as: app), "\(feature)")
    }
  }
}
