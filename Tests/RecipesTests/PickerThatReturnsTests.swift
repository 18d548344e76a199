import Testing
import Waymark
import WaymarkTesting

@testable import Recipes

@MainActor
struct PickerThatReturnsTests {
  private let router = Router<PaintRoute>(.canvas)
  private let host = RecordingHost<PaintRoute>()
  private let canvas: CanvasModel

  init() {
    host.attach(to: router)
    canvas = CanvasModel(router.visibleContext)
  }

  @Test func choiceComesBack() async throws {
    let picking = Task { try await canvas.pickColour() }
    await Task.yieldRepeatedly { !router.tree.modals.isEmpty }
    PaletteModel(screen: router.visibleContext).choose(.blue)
    try await picking.value
    #expect(canvas.colour == .blue)
    try await host.expectDisplayed("[canvas]")
  }

  @Test func nothingChangesWithoutAChoice() async throws {
    let picking = Task { try await canvas.pickColour() }
    await Task.yieldRepeatedly { !router.tree.modals.isEmpty }
    host.userCloses(router.tree.visibleElement.id)
    try await picking.value
    #expect(canvas.colour == .red)
  }

  @Test func restoredPickerReturnsToo() throws {
    let router = Router(RouteTree(.stack([.canvas]), modals: [Modal(.sheet, [PaintRoute.palette])]))
    RecordingHost<PaintRoute>().attach(to: router)
    let below = try #require(router.tree.stack(at: .root))
    let canvas = CanvasModel(router.host.context(for: below.root))
    PaletteModel(screen: router.visibleContext).choose(.green)
    #expect(canvas.colour == .green)
  }
}
