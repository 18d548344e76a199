import Testing
import Waymark

@testable import WaymarkBindings

@MainActor
struct ModalTests {
  private let stage = Stage("a")

  @Test func sheetAfterAPopoverEndsWhenItIsDismissed() throws {
    stage.router.present("p", as: .popover)
    stage.settle()
    let popover = try stage.modal
    stage.host.modalDidAppear(popover)
    stage.router.dismiss()
    stage.host.modalDidDisappear(popover)
    stage.settle()
    stage.router.present("m")
    stage.settle()
    let sheet = try stage.modal
    stage.host.modalDidAppear(sheet)
    let dismissal = stage.router.dismiss()
    #expect(dismissal.currentOutcome == nil)
    stage.host.modalDidDisappear(sheet)
    #expect(dismissal.currentOutcome == .completed)
    #expect(sheet.presence == .gone)
  }

  @Test func alertGoesOnSayingWhatItSaidWhileItGoes() throws {
    stage.router.present("sure?", as: .alert)
    stage.settle()
    let root = try #require(stage.host.root)
    #expect(root.alert === (try stage.modal))
    stage.router.dismiss()
    #expect(root.modal == nil)
    #expect(root.alert?.firstScreen.route == "sure?")
    weak let alert = root.alert
    stage.settle()
    stage.frame(60)
    #expect(root.alert == nil)
    #expect(alert == nil)
  }
}
