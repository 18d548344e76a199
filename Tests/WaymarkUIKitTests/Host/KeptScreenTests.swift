import Foundation
import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

@MainActor
struct KeptScreenTests {
  /// A screen that is slow to make.
  private final class Video: UIViewController, ReusableScreen {
    private(set) var context: ScreenContext<Place>

    init(_ context: ScreenContext<Place>) {
      self.context = context
      super.init(nibName: nil, bundle: nil)
      title = context.route.name
    }

    required init?(coder: NSCoder) { nil }

    func reuse(for route: Place, context: ScreenContext<Place>) { self.context = context }
  }

  private func makeStage() -> (Stage, made: () -> Int) {
    var count = 0
    var context: ScreenContext<Place>?
    let stage = Stage(
      RouteTree("a"),
      prepare: { pages in
        pages.onMake = { context = $0 }
        pages.screen = { route in
          guard route.name.hasPrefix("video"), let context else { return nil }
          count += 1
          return Video(context)
        }
      })
    return (stage, { count })
  }

  private func expectRest(_ stage: Stage, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(stage.router.isSettled && stage.shown == stage.tree, sourceLocation: sourceLocation)
    #expect(
      stage.host.visibleScreen?.viewIfLoaded?.window === stage.window
        && stage.names.last == stage.host.visibleScreen?.title,
      sourceLocation: sourceLocation)
  }

  private func visit(_ place: Place, _ stage: Stage) -> UIViewController? {
    stage.router.push(place)
    stage.settle()
    expectRest(stage)
    let shown = stage.host.visibleScreen
    stage.router.pop()
    stage.settle()
    expectRest(stage)
    return shown
  }

  @Test func aScreenComesBackWithANewContextToTheSamePlace() throws {
    let (stage, made) = makeStage()
    stage.router.push("video")
    stage.settle()
    let video = try #require(stage.host.visibleScreen as? Video)
    let old = video.context
    stage.router.pop()
    stage.settle()
    #expect(old.phase == .removed)
    #expect(stage.host.entry(of: video) == nil)
    stage.router.push("video")
    stage.settle()
    expectRest(stage)
    #expect(stage.host.visibleScreen === video)
    #expect(video.context !== old && video.context.phase != .removed)
    #expect(video.context.id != old.id)
    #expect(made() == 1)
  }

  @Test func anotherPlaceGetsAScreenOfItsOwn() {
    let (stage, made) = makeStage()
    let first = visit("video 1", stage)
    #expect(visit("video 2", stage) !== first)
    #expect(made() == 2)
    #expect(visit("video 1", stage) === first)
    #expect(made() == 2)
  }

  @Test func onlySoManyAreKept() {
    let (stage, made) = makeStage()
    stage.host.keptScreenLimit = 2
    for place: Place in ["video 1", "video 2", "video 3"] { _ = visit(place, stage) }
    _ = visit("video 3", stage)
    _ = visit("video 2", stage)
    #expect(made() == 3)
    _ = visit("video 1", stage)
    #expect(made() == 4)
    stage.host.keptScreenLimit = 0
    _ = visit("video 1", stage)
    #expect(made() == 5)
  }

  @Test func aMemoryWarningReleasesThem() {
    let (stage, made) = makeStage()
    weak let video = visit("video", stage)
    #expect(video != nil)
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    #expect(video == nil)
    _ = visit("video", stage)
    #expect(made() == 2)
  }

  @Test func oneThatIsStillShownIsNotShownTwice() {
    let (stage, made) = makeStage()
    stage.router.push("video")
    stage.settle()
    stage.router.push("video")
    stage.settle()
    expectRest(stage)
    #expect(made() == 2)
    stage.router.popToRoot()
    stage.settle()
    stage.router.set(RouteTree(.stack(["a", "video", "video"])))
    stage.settle()
    expectRest(stage)
    #expect(made() == 2)
  }
}
