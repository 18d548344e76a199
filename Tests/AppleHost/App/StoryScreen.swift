#if canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit
  import Waymark
  import WaymarkSwiftUI

  /// A screen of a story, the same for both hosts: its route, how many screens the router says there are, and buttons.
  struct StoryScreen: View {
    let route: StoryRoute
    let context: ScreenContext<StoryRoute>
    let router: Router<StoryRoute>
    let story: Story

    var body: some View {
      VStack {
        Text(verbatim: route.name)
        Text(verbatim: "\(router.screens.count)").accessibilityIdentifier("count")
        Button("Play") { story.play(router) { StoryRoute(name: $0) } }
        Button("Dismiss") { context.dismiss() }
      }
    }
  }

  /// Makes the screens of a story for the UIKit host.
  struct StoryCoordinator: Coordinator {
    let router: Router<StoryRoute>
    let story: Story

    func screen(for route: StoryRoute, context: ScreenContext<StoryRoute>) -> UIViewController {
      ScreenController(context) { StoryScreen(route: route, context: context, router: router, story: story) }
    }
  }
#endif
