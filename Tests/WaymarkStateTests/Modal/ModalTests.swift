import Testing
import WaymarkState

/// Which modals are one modal that changed.
@Suite struct ModalTests {
  let modal = Modal<Place>(.sheet, [.a, .b])

  @Test func isKnownByTheRootOfWhatItHolds() {
    #expect(modal.root == .a)
    let tabs = RouteTabs<Place>(RouteTab(.home, [.c]), RouteTab(.search), selectedKey: .search)
    #expect(Modal(.alert, .tabs(tabs)).root == .c)
  }

  @Test func isTheSameWithOtherElementsAboveTheRoot() {
    #expect(modal.isSameModal(as: Modal(.sheet, [.a])))
  }

  @Test func isAnotherWithAnotherStyle() {
    #expect(!modal.isSameModal(as: Modal(.fullScreen, [.a, .b])))
  }

  @Test func isAnotherWithAnotherRoot() {
    #expect(!modal.isSameModal(as: Modal(.sheet, [.b, .a])))
  }

  @Test func isTheSameEntryWithAnotherRoute() {
    let old = Modal<Entry<Place>>(.sheet, [Entry(id: 1, route: .a)])
    #expect(old.isSameModal(as: Modal(.sheet, [Entry(id: 1, route: .b)])))
    #expect(!old.isSameModal(as: Modal(.sheet, [Entry(id: 2, route: .a)])))
  }
}
