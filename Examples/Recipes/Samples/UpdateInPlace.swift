import Waymark

enum PodcastRoute: Route {
  case shows
  case episode(id: Int, second: Int)

  /// An episode is one place, whatever the second.
  var identity: PodcastRoute {
    switch self {
    case .shows: .shows
    case .episode(let id, second: _): .episode(id: id, second: 0)
    }
  }
}

@MainActor
final class EpisodeModel {
  private let screen: ScreenContext<PodcastRoute>
  private(set) var second = 0

  init(_ screen: ScreenContext<PodcastRoute>) {
    self.screen = screen
    apply(screen.route)
    screen.onUpdate { [weak self] in self?.apply($0) }
  }

  private func apply(_ route: PodcastRoute) {
    if case .episode(_, let second) = route { self.second = second }
  }

  /// Goes on from another second, and keeps the screen's own route up to date.
  func seek(to second: Int) {
    guard case .episode(let id, second: _) = screen.route else { return }
    screen.update(to: .episode(id: id, second: second))
  }
}
