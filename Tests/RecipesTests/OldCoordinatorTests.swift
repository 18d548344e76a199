#if !canImport(UIKit)
  import HeadlessUIKit
  import Testing
  import Waymark
  import WaymarkTesting
  import WaymarkUIKit

  @testable import Recipes

  @MainActor
  struct OldCoordinatorTests {
    private let window = UIWindow()
    private let router: Router<ClinicRoute>
    private let host: UIKitHost<ClinicRoute>

    init() {
      let coordinator = ClinicCoordinator()
      router = Router(
        .home,
        configuration: RouterConfiguration(
          placement: coordinator.placement(of:), advanced: .init(timer: ManualClock())))
      host = UIKitHost(router: router, coordinator: coordinator)
      host.show(in: window)
      window.makeKeyAndVisible()
      window.clock.runUntilIdle()
    }

    @Test func oldFlowRunsAndReturns() async throws {
      let day = Task { try await router.ask(Appointments.make) }
      await Task.yieldRepeatedly { !router.tree.modals.isEmpty }
      window.clock.runUntilIdle()
      let flow = try #require(host.visibleScreen as? AppointmentController).flow
      flow.chooseTime()
      window.clock.runUntilIdle()
      #expect(flow.navigation.viewControllers.count == 2)
      #expect(router.tree.visibleRoute == .appointment)
      flow.confirm(day: "Monday")
      window.clock.runUntilIdle()
      #expect(try await day.value == "Monday")
      #expect(router.shown?.routes == RouteTree(.home))
    }

    @Test func flowGoesWithItsScreen() throws {
      router.show(.appointment)
      window.clock.runUntilIdle()
      weak let flow = try #require(host.visibleScreen as? AppointmentController).flow
      #expect(flow != nil)
      router.dismiss()
      window.clock.runUntilIdle()
      #expect(flow == nil)
    }
  }
#endif
