import Testing
import WaymarkState

/// Presenting over a tree.
@Suite struct PresentTests {
  @Test func comesOverEverything() {
    var tree = RouteTree<Place>.sample
    #expect(tree.present(.d, as: .alert) == true)
    #expect(tree.modals.count == 2)
    #expect(tree.modals[1] == Modal(.alert, [.d]))
    #expect(tree.visibleElement == .d)
  }

  @Test func aWholeModalKeepsWhatItHolds() {
    var tree = RouteTree<Place>(.a)
    let modal = Modal<Place>(.fullScreen, [.b, .c])
    #expect(tree.present(modal) == true)
    #expect(tree.modals == [modal])
    #expect(tree.visibleElement == .c)
  }

  @Test func theSameAgainIsAnotherModal() {
    var tree = RouteTree<Place>(.a)
    #expect(tree.present(.b, as: .sheet) == true)
    #expect(tree.present(.b, as: .sheet) == true)
    #expect(tree.modals.count == 2)
  }
}
