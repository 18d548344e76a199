import FreshRouter
import HeadlessUIKit
import Testing

/// Names of classes that are found at run time, and names that are not.
@MainActor
@Suite struct InjectionTests {
  @Test func aClassIsFoundByItsName() {
    #expect(appNavigationFromString("FreshRouterTests.MyInjectedAppNavigation") is MyInjectedAppNavigation)
  }

  @Test func aNameWithoutAClassStopsTheProgramWithAMessage() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = appNavigationFromString("MyInjectedAppNavigation") }
    }
    #expect(text(result).contains("There is no class named \"MyInjectedAppNavigation\". Give the module too"))
  }

  @Test func aClassThatIsNoNavigationStopsTheProgramWithAMessage() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = appNavigationFromString("FreshRouterTests.Plain") }
    }
    #expect(text(result).contains("declare it as `class Plain: RuntimeInjectable, AppNavigation`"))
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}

final class Plain: RuntimeInjectable {}
