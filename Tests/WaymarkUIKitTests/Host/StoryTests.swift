import HeadlessUIKit
import Testing
import Waymark

@testable import WaymarkStories

/// The stories that `Tests/AppleHost` tells in an app, on the model of UIKit.
@MainActor
struct StoryTests {
  @Test(arguments: Story.all) func onTheWayBackTheUserMeetsTheScreensThatTheRouterSays(story: Story) {
    let stage = Stage("start")
    for _ in 0..<2 {
      story.play(stage.router) { Place($0) }
      for name in story.screens.dropFirst().reversed() {
        stage.rest()
        #expect(stage.router.screens.last?.name == name)
        #expect(stage.names.last == name)
        stage.expectAgreement()
        if ["sheet", "cover"].contains(name) {
          stage.router.dismiss()
        } else {
          stage.user.tapBack()
        }
      }
      stage.rest()
      #expect(stage.names == ["start"])
    }
  }
}
