import Waymark
import WaymarkTesting

@testable import pantry

/// The app in a window without a screen.
final class RecordedApp {
  let stores = Stores()
  let host = RecordingHost<AppRoute>()
  private(set) lazy var router = AppRouter.make(
    stores.session, Analytics { [unowned self] in reports.append($0) })
  private(set) var reports: [String] = []

  init(signedInAs name: String? = nil, restoring snapshot: Snapshot<AppRoute>? = nil) {
    stores.session.name = name
    if let snapshot { router.restore(snapshot) }
    host.attach(to: router)
  }

  /// The context of the screen in front, as the items' screens have it.
  var itemsContext: ScreenContext<ItemsRoute> { router.visibleContext.scoped(AppRoute.items) }

  /// Signs in on the form in front.
  func signIn() {
    stores.session.signIn(as: "Ada", on: router.visibleContext.scoped(AppRoute.account))
  }

  /// Opens the form of an item.
  func openForm(_ id: Int) -> ItemFormModel {
    router.open("pantry://items/\(id)/edit")
    return ItemFormModel(id: id, itemsContext, stores.items)
  }

  /// Waits for the home tab to hold a stack, with what lies over it.
  func expectHome(_ stack: String, over modals: String = "") async throws {
    try await host.expectDisplayed(
      "([\(stack)]* | [items.search(query: \"\", page: 1)] | [account.account])\(modals)")
  }
}
