import HeadlessUIKit
import Testing
import Waymark
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
}
