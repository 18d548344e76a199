import HeadlessUIKit
import Testing
import Waymark
import WaymarkRestoration
import WaymarkUIKit

/// The heights of sheets, which are in the tree.
@MainActor
struct DetentTests {
  private typealias Height = UISheetPresentationController.Detent.Identifier
  private static let heights: [Presentation.Detent] = [.large, .medium, .fraction(0.2)]

  /// A window with a sheet `m` over `a`.
  private func stage(_ detents: [Presentation.Detent] = heights, selected: Presentation.Detent? = .medium)
    -> Stage
  {
    let stage = Stage("a")
    stage.router.present("m", as: .sheet(detents: detents, selected: selected))
    stage.rest()
    stage.expectAgreement()
    return stage
  }

  private func sheet(of stage: Stage) throws -> UISheetPresentationController {
    try #require(stage.host.rootViewController.presentedViewController?.sheetPresentationController)
  }

  private func selected(_ stage: Stage) -> Presentation.Detent? {
    #expect(stage.router.shown == stage.router.tree)
    return stage.router.tree.modals.first?.presentation.selected
  }

  @Test func aSheetOpensAtTheSelectedHeightAndHasTheSmallestFirst() throws {
    let sheet = try sheet(of: stage())
    #expect(sheet.detents.map(\.identifier) == [Height("0.2"), .medium, .large])
    #expect(sheet.selectedDetentIdentifier == .medium)
    #expect(try self.sheet(of: stage(selected: nil)).selectedDetentIdentifier == .large, "the tree's first")
  }

  @Test func customHeightsAreFractionsAndPointsWithinTheRoomThatThereIs() throws {
    final class Room: NSObject, UISheetPresentationControllerDetentResolutionContext {
      let containerTraitCollection = UITraitCollection(horizontalSizeClass: .compact)
      let maximumDetentValue: CGFloat = 800
    }
    let room = Room()
    let sheet = try sheet(of: stage([.height(900), .height(300), .fraction(0.2)], selected: .height(300)))
    #expect(Set(sheet.detents.map { $0.resolvedValue(in: room) }) == [160, 300, 800])
  }

  @Test func withoutHeightsItHasUIKitsUsualOne() throws {
    let stage = Stage("a")
    stage.router.present("m")
    stage.rest()
    let sheet = try sheet(of: stage)
    #expect(sheet.detents.map(\.identifier) == [.large])
    #expect(sheet.selectedDetentIdentifier == nil)
  }

  @Test(arguments: [true, false], [true, false])
  func theAppSelectsAnotherHeight(isAnimated: Bool, setsTree: Bool) throws {
    let stage = stage()
    let sheet = try sheet(of: stage)
    let options = isAnimated ? NavigationOptions.standard : .unanimated
    let id = try #require(stage.id("m"))
    if setsTree {
      let raised = Presentation.sheet(detents: Self.heights, selected: .large)
      stage.router.set(RouteTree(.stack("a"), modals: [Modal(raised, ["m"])]), options: options)
    } else {
      stage.router.edit(options: options) { $0.select(.large, of: id) }
    }
    stage.rest()
    #expect(sheet.selectedDetentIdentifier == .large)
    #expect(sheet.animatedChangeCount == (isAnimated ? 1 : 0))
    #expect(stage.id("m") == id)
    stage.expectAgreement()
  }

  @Test func theAppGivesItOtherHeights() throws {
    let stage = stage()
    let other = Presentation.sheet(detents: [.height(300), .large])
    stage.router.set(RouteTree(.stack("a"), modals: [Modal(other, ["m"])]))
    stage.rest()
    let sheet = try sheet(of: stage)
    #expect(Set(sheet.detents.map(\.identifier)) == [Height("300.0pt"), .large])
    #expect(sheet.selectedDetentIdentifier == Height("300.0pt"))
    stage.expectAgreement()
  }

  @Test func theUsersDragIsAFact() throws {
    let stage = stage()
    stage.router.addGuard { _ in .block("no") }
    var (reports, steps): ([ExternalChange<Place>], Int) = ([], 0)
    stage.router.onEvent { event in
      switch event.kind {
      case .reported(let change): reports.append(change)
      case .stepBegan, .rebuildBegan: steps += 1
      default: break
      }
    }
    #expect(stage.user.dragSheet(to: .large))
    #expect(selected(stage) == .large)
    stage.rest()
    #expect(reports == [.selectedDetent(.large, of: try #require(stage.id("m")))])
    #expect(steps == 0)
    stage.expectAgreement()
  }

  @Test func aHeightThatTheUserHasDraggedToIsRestored() throws {
    final class Screens: Coordinator {
      func screen(for route: Card, context: ScreenContext<Card>) -> UIViewController { UIViewController() }
    }
    func show(_ router: Router<Card>) -> UIWindow {
      let window = UIWindow()
      UIKitHost(router: router, coordinator: Screens()).show(in: window)
      window.makeKeyAndVisible()
      window.clock.runUntilIdle()
      return window
    }
    let format = SnapshotFormat<Card>(version: 1)
    let (before, after) = (Router(Card.home), Router(Card.home))
    let window = show(before)
    before.present(.card(number: 1), as: .sheet(detents: Self.heights))
    window.clock.runUntilIdle()
    #expect(window.user.dragSheet(to: Height("0.2")))
    let activity = before.restorationActivity("com.example.navigation", format: format)
    after.restore(from: activity, format: format, default: RouteTree(.home))
    let modal = show(after).rootViewController?.presentedViewController
    #expect(modal?.sheetPresentationController?.selectedDetentIdentifier == Height("0.2"))
    #expect(after.tree.modals.first?.presentation == before.tree.modals.first?.presentation)
    #expect(after.tree.modals.first?.presentation.selected == .fraction(0.2))
  }

  @Test func aDragWhileAPushIsUnderWayStays() throws {
    let stage = stage()
    var arrivals: [NavigationCause] = []
    stage.router.didNavigate { arrivals.append($0.cause) }
    let push = stage.router.push("b")
    #expect(stage.isAnimating)
    #expect(stage.user.dragSheet(to: .large))
    stage.rest()
    #expect(push.currentOutcome == .completed)
    #expect(selected(stage) == .large)
    #expect(arrivals == [.app])
    stage.expectAgreement()
  }

  @Test func aDragGoesBeforeAHeightThatWaits() throws {
    let stage = stage()
    let id = try #require(stage.id("m"))
    stage.router.push("b")
    stage.router.edit { $0.select(.large, of: id) }
    #expect(stage.user.dragSheet(to: Height("0.2")))
    stage.rest()
    #expect(selected(stage) == .fraction(0.2))
    stage.expectAgreement()
  }

  @Test func aHeightThatTheSheetDoesNotHaveIsIgnored() throws {
    let stage = stage([.medium, .large])
    #expect(!stage.user.dragSheet(to: Height("0.2")))
    // The app has given it one that the tree does not have.
    let sheet = try sheet(of: stage)
    sheet.detents.append(.custom(identifier: Height("own")) { _ in 100 })
    #expect(stage.user.dragSheet(to: Height("own")))
    stage.rest()
    #expect(selected(stage) == .medium)
    #expect(stage.router.isSettled)
  }

  @Test func theAppsDelegateHearsOfTheDragToo() throws {
    final class Delegate: NSObject, UISheetPresentationControllerDelegate {
      var count = 0
      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
      ) { count += 1 }
    }
    let delegate = Delegate()
    let stage = Stage("a")
    stage.pages.onPresent = { $0.presentationController?.delegate = delegate }
    stage.router.present("m", as: .sheet(detents: [.medium, .large]))
    stage.rest()
    #expect(stage.user.dragSheet(to: .large))
    #expect(delegate.count == 1)
    #expect(selected(stage) == .large)
  }

  @Test func aRebuildShowsTheHeightOfTheTree() throws {
    let stage = stage()
    #expect(stage.user.dragSheet(to: .large))
    try sheet(of: stage).detents = [.medium()]
    stage.router.host.attach(stage.host)
    stage.rest()
    #expect(try sheet(of: stage).detents.count == 3)
    stage.expectAgreement()
  }
}
