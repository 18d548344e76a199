import PodcastsCore
import PodcastsLibrary
import Waymark
import WaymarkJournal
import WaymarkRemote
import WaymarkTerminal

extension Remote {
  /// Opens a door for tools, which see the titles of screens and answer questions as a user would.
  convenience init(_ router: Router<AppRoute>, showing host: TerminalHost<AppRoute>, _ stores: Stores) {
    let discard = DiscardModel.question.map(AppRoute.library)
    let pick = Playlists.pick.map(AppRoute.library)
    self.init(
      router, routes: .full, title: { [weak host] in host?.screen(of: $0.id)?.title ?? "" },
      choices: { route in
        switch route {
        case .library(.discardReview):
          [
            RemoteChoice("Keep writing") { $0.answer(discard, false, options: $1) },
            RemoteChoice("Discard") { $0.answer(discard, true, options: $1) },
          ]
        case .library(.playlists):
          stores.library.playlists.map { playlist in
            RemoteChoice(playlist.name) { $0.answer(pick, playlist, options: $1) }
          }
        default: []
        }
      })
  }
}
