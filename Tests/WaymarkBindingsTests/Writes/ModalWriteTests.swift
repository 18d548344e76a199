import Testing
import Waymark

@testable import WaymarkBindings

@MainActor
struct ModalWriteTests {
  @Test(arguments: [true, false]) func sheetThatIsPulledDownIsAFact(isWrittenFirst: Bool) {
    let stage = Stage("a")
    stage.router.present("m")
    stage.settle()
    #expect(stage.views.pullDown(isWrittenFirst: isWrittenFirst))
    stage.expectRest("[a]")
    #expect(stage.reports.count == 1)
    #expect(stage.steps == ["present {m}"])
  }

  @Test func writeAfterTheRoutersOwnDismissalIsNothing() throws {
    let stage = Stage("a")
    stage.router.present("m")
    stage.settle()
    let modal = try stage.modal
    stage.router.dismiss()
    stage.host.writeDismissal(of: modal)
    stage.settle()
    stage.host.writeDismissal(of: modal)
    stage.expectRest("[a]")
    #expect(stage.reports == [])
  }

  @Test func lateWriteDoesNotTakeTheNextSheetAlong() throws {
    let stage = Stage("a")
    stage.router.present("m")
    stage.settle()
    stage.router.dismiss()
    stage.router.present("n")
    stage.settle()
    stage.router.dismiss()
    stage.settle()
    stage.router.present("o")
    // Through the newest binding, before anything of the sheet is there.
    stage.host.writeDismissal(of: try stage.modal)
    stage.expectRest("[a] {o}")
    #expect(stage.reports == [])
  }

  @Test func sheetThatIsPulledDownTakesThoseAboveAlong() throws {
    let stage = Stage("a")
    stage.router.present("m")
    stage.router.present("n")
    stage.settle()
    let lower = stage.host.layers[1]
    stage.host.writeDismissal(of: lower)
    stage.host.modalDidDisappear(lower)
    #expect(stage.tree == "[a]")
    #expect(stage.reports == [.closed(lower.root)])
  }

  // MARK: Heights

  @Test func sheetThatIsDraggedIsAFact() throws {
    let stage = Stage("a")
    stage.router.present("m", as: .sheet(detents: [.medium, .large]))
    stage.settle()
    stage.router.addGuard { _ in .block("no") }
    #expect(stage.views.drag(to: .large))
    #expect(!stage.views.drag(to: .fraction(0.2)))
    stage.expectRest("[a] {m}")
    #expect(stage.reports == [.selectedDetent(.large, of: try stage.modal.root)])
    #expect(stage.router.tree.modals.first?.presentation.selected == .large)
    #expect(stage.steps == ["present {m}"])
  }

  @Test func heightThatTheSheetDoesNotHaveIsNothing() throws {
    let stage = Stage("a")
    stage.router.present("m", as: .sheet(detents: [.medium, .large]))
    stage.settle()
    stage.host.write(.fraction(0.3), to: try stage.modal)
    stage.expectRest("[a] {m}")
    #expect(stage.reports == [])
  }
}
