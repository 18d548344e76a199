import Testing
import Waymark
import WaymarkTesting

@testable import Recipes

@MainActor
struct WizardTests {
  private let router = Router<TransferRoute>(.overview)
  private let host = RecordingHost<TransferRoute>()

  init() { host.attach(to: router) }

  private var step: TransferStep { TransferStep(screen: router.visibleContext) }

  private func start() async -> Task<Transfer?, any Error> {
    let overview = TransferOverview(screen: router.visibleContext)
    let wizard = Task { try await overview.makeTransfer() }
    await Task.yieldRepeatedly { !router.tree.modals.isEmpty }
    return wizard
  }

  @Test func lastStepReturnsWhatAllHaveChosen() async throws {
    let wizard = await start()
    step.choose(recipient: "Ada")
    step.choose(amount: 20)
    #expect(router.tree.modals.first?.root.route == .recipient)
    step.confirm()
    #expect(try await wizard.value == Transfer(recipient: "Ada", amount: 20))
    try await host.expectDisplayed("[overview]")
  }

  @Test func goingBackKeepsWhatWasChosenBefore() async throws {
    let wizard = await start()
    step.choose(recipient: "Ada")
    step.choose(amount: 20)
    router.pop()
    #expect(router.tree.visibleRoute == .amount(recipient: "Ada"))
    step.choose(amount: 30)
    step.confirm()
    #expect(try await wizard.value?.amount == 30)
  }
}
