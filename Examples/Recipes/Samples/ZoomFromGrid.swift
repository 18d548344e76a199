import Waymark
import WaymarkUIKit

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

enum PictureRoute: Route {
  case grid
  case picture(id: Int)
}

struct PictureScreens: UIKitCoordinator {
  func screen(for route: PictureRoute, context: ScreenContext<PictureRoute>) -> UIViewController {
    switch route {
    case .grid: GridScreen(context)
    case .picture: UIViewController()
    }
  }

  /// A picture grows out of its thumbnail, however it was opened.
  func transition(to route: PictureRoute) -> TransitionStyle {
    if case .picture(let id) = route { .zoom(from: "picture-\(id)") } else { .standard }
  }
}

final class GridScreen: UIViewController {
  private let screen: ScreenContext<PictureRoute>
  let thumbnails = (0..<9).map { _ in UIView() }

  init(_ screen: ScreenContext<PictureRoute>) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (id, thumbnail) in thumbnails.enumerated() {
      thumbnail.transitionSource("picture-\(id)")
      view.addSubview(thumbnail)
    }
  }

  func open(_ id: Int) { screen.push(.picture(id: id)) }
}

#if canImport(SwiftUI)
  import SwiftUI
  import WaymarkSwiftUI

  struct GridView: View {
    var body: some View {
      ForEach(0..<9, id: \.self) { id in
        RouteLink("Picture \(id)", to: PictureRoute.picture(id: id), zoom: "picture-\(id)")
      }
    }
  }
#endif
