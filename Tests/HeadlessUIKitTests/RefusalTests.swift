import HeadlessUIKit
import Testing

/// The model refuses the calls that UIKit refuses, and warns with the same words.
@MainActor
struct RefusalTests {
  private let log = Log()
  private let window = UIWindow()
  private let root: Screen

  init() {
    root = Screen("root", log)
    window.rootViewController = root
    window.makeKeyAndVisible()
    UIKitWarnings.isPrinting = false
  }

  @Test func presentingTwiceNamesAllThree() {
    let first = Screen("first", log)
    let second = Screen("second", log)
    root.present(first, animated: false)
    let warnings = UIKitWarnings.during {
      root.present(second, animated: false) { Issue.record("completion of what was refused") }
    }
    #expect(warnings.map(\.kind) == [.alreadyPresenting])
    let message = warnings.first?.message ?? ""
    #expect(message.hasPrefix("Attempt to present <Screen: 0x"))
    #expect(message.contains("which is already presenting <Screen: 0x"))
  }

  @Test func presentingOutsideTheWindow() {
    let outside = Screen("outside", log)
    let warnings = UIKitWarnings.during {
      outside.present(Screen("modal", log), animated: false) { Issue.record("completion") }
    }
    #expect(warnings.map(\.kind) == [.notInWindowHierarchy])
    #expect(warnings.first?.message.contains("whose view is not in the window hierarchy") == true)
  }

  @Test func presentingOnWhatIsBeingPresented() {
    let modal = Screen("modal", log)
    root.present(modal, animated: true)
    let warnings = UIKitWarnings.during {
      modal.present(Screen("next", log), animated: true) { Issue.record("completion") }
    }
    #expect(warnings.map(\.kind) == [.transitionInProgress])
    window.clock.runUntilIdle()
    #expect(modal.presentedViewController == nil)
  }

  @Test func dismissingWhatIsBeingPresented() {
    let modal = Screen("modal", log)
    root.present(modal, animated: true)
    let warnings = UIKitWarnings.during {
      root.dismiss(animated: true) { Issue.record("completion") }
    }
    #expect(warnings.map(\.kind) == [.transitionInProgress])
    window.clock.runUntilIdle()
    #expect(root.presentedViewController === modal)
  }

  @Test func dismissingTwice() {
    root.present(Screen("modal", log), animated: false)
    var completions = 0
    root.dismiss(animated: true) { completions += 1 }
    let warnings = UIKitWarnings.during { root.dismiss(animated: true) { completions += 1 } }
    #expect(warnings.map(\.kind) == [.transitionInProgress])
    window.clock.runUntilIdle()
    #expect(completions == 1)
  }

  @Test func dismissingNothingCompletesAtOnce() {
    var completions = 0
    root.dismiss(animated: true) { completions += 1 }
    #expect(completions == 1)
    #expect(root.view.window === window)
  }

  @Test func poppingDuringASwipeIsIgnored() throws {
    let world = StackWindow("a", "b", "c")
    let swipe = try #require(world.window.user.beginSwipeBack())
    #expect(world.stack.popViewController(animated: true) == nil)
    #expect(world.names == ["a", "b"])
    swipe.finish()
    world.window.clock.runUntilIdle()
    #expect(world.names == ["a", "b"])
  }

  @Test func pushDuringASwipeOverrulesIt() throws {
    let world = StackWindow("a", "b")
    let swipe = try #require(world.window.user.beginSwipeBack())
    let warnings = UIKitWarnings.during {
      world.stack.pushViewController(world.screen("c"), animated: false)
    }
    #expect(warnings.map(\.kind) == [.nestedNavigation])
    swipe.cancel()
    world.window.clock.runUntilIdle()
    #expect(world.names == ["a", "c"])
    #expect(world.window.snapshot().hasSuffix("Screen \"c\" visible"))
  }

  @Test func warningsAreRecordedAndForgotten() {
    UIKitWarnings.removeAll()
    Screen("outside", log).present(Screen("modal", log), animated: false)
    #expect(UIKitWarnings.recorded.map(\.kind) == [.notInWindowHierarchy])
    UIKitWarnings.removeAll()
    #expect(UIKitWarnings.recorded.isEmpty)
  }
}
