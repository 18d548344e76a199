import FreshRouter
import HeadlessUIKit
import Testing

/// Names of classes that are found at run time, and names that are not.
@MainActor
@Suite struct InjectionTests {
  @Test func aClassIsFoundByItsName() throws {
    let found = try appNavigation(named: "FreshRouterTests.MyInjectedAppNavigation")
    #expect(found is MyInjectedAppNavigation)
    #expect(appNavigationFromString("FreshRouterTests.MyInjectedAppNavigation") is MyInjectedAppNavigation)
  }

  @Test(arguments: [
    ("MyInjectedAppNavigation", AppNavigationError.noClass("MyInjectedAppNavigation")),
    ("FreshRouterTests.Misspelt", .noClass("FreshRouterTests.Misspelt")),
    ("", .noClass("")),
    ("FreshRouterTests.HomeViewController", .notInjectable("FreshRouterTests.HomeViewController")),
    ("FreshRouterTests.Plain", .notAppNavigation("FreshRouterTests.Plain")),
  ])
  func aNameThatDoesNotFitSaysWhatIsWrong(name: String, expected: AppNavigationError) {
    #expect(throws: expected) { try appNavigation(named: name) }
  }

  @Test func theMessageSaysWhatToDo() {
    #expect(
      AppNavigationError.notInjectable("App.Nav").description
        == "App.Nav is not RuntimeInjectable. Declare it as `class Nav: RuntimeInjectable, AppNavigation`.")
  }

  @Test func aWrongNameStopsTheProgramWithAMessage() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = appNavigationFromString("Misspelt.MyAppNavigation") }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("There is no class named \"Misspelt.MyAppNavigation\""))
  }
}

final class Plain: RuntimeInjectable {}
