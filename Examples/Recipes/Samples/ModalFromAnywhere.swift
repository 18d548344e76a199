import Waymark

enum MusicRoute: Route {
  case library
  case album(id: Int)
  case settings
  case player(song: Int)

  // One player, whatever it plays.
  var identity: MusicRoute {
    if case .player = self { .player(song: 0) } else { self }
  }

  static func placement(of route: MusicRoute) -> Placement<MusicRoute> {
    switch route {
    case .library, .album: .push
    case .settings: .sheet
    case .player: .fullScreen
    }
  }
}

/// A service that belongs to no screen, and knows none.
@MainActor
struct MusicPlayer {
  let router: Router<MusicRoute>

  func play(song: Int) { router.show(.player(song: song)) }
}
