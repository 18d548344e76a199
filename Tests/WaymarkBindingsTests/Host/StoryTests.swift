import Testing
import Waymark

@testable import WaymarkBindings
@testable import WaymarkStories

/// The stories that `Tests/AppleHost` tells in an app, on the model of SwiftUI.
@MainActor
struct StoryTests {
  @Test(arguments: Story.all) func onTheWayBackTheUserMeetsTheScreensThatTheRouterSays(story: Story) {
    let stage = Stage("start")
    for _ in 0..<2 {
      story.play(stage.router) { Place($0) }
      for name in story.screens.dropFirst().reversed() {
        stage.settle()
        #expect(stage.router.screens.last?.name == name)
        #expect(stage.drawn == stage.tree)
        if ["sheet", "cover"].contains(name) {
          stage.router.dismiss()
        } else {
          #expect(stage.views.goBack())
        }
      }
      stage.expectRest("[start]")
    }
  }
}
