import PodcastsCatalogue
import PodcastsLibrary
import Waymark
import WaymarkTerminal

/// Makes the screens of the library.
@MainActor
struct LibraryScreens: Coordinator {
  private let dependencies: LibraryDependencies

  init(_ dependencies: LibraryDependencies) { self.dependencies = dependencies }

  func screen(for route: LibraryRoute, context: ScreenContext<LibraryRoute>) -> any TerminalScreen {
    switch route {
    case .list: list(LibraryModel(context, dependencies))
    case .subscription(let show): subscription(SubscriptionModel(show: show, dependencies))
    case .playlist(let id): playlist(PlaylistModel(id: id, dependencies))
    case .playlists: picker(PickerModel(context, dependencies))
    case .review(let show): ReviewScreen(ReviewModel(show: show, context, dependencies))
    case .discardReview: question(DiscardModel(context))
    }
  }

  private func list(_ model: LibraryModel) -> PageScreen {
    PageScreen {
      let playlists = model.playlists.map { playlist in
        Page.Row(playlist.name, "\(playlist.episodes.count)") { model.open(playlist) }
      }
      let shows = model.subscriptions.map { show in
        Page.Row(show.title, "subscribed") { model.openSubscription(to: show) }
      }
      let lines = shows.isEmpty ? ["Two playlists, and no subscriptions yet."] : []
      return Page(title: "Library", lines: lines, rows: playlists + shows)
    }
  }

  private func subscription(_ model: SubscriptionModel) -> PageScreen {
    PageScreen {
      guard let show = model.show else { return Page(title: "No such show") }
      let state = model.isSubscribed ? "You have subscribed to it." : "You have not subscribed to it."
      let rows = [
        Page.Row.action(model.isSubscribed ? "Unsubscribe" : "Subscribe") { model.toggle() },
        Page.Row.action("Episodes…") { model.openShow() },
      ]
      return Page(title: show.title, lines: [show.summary, state], rows: rows)
    }
  }

  private func playlist(_ model: PlaylistModel) -> PageScreen {
    PageScreen {
      let rows = model.episodes.map { episode in
        Page.Row(episode.title, "\(episode.minutes) min") { model.open(episode) }
      }
      return Page(
        title: model.playlist?.name ?? "No such playlist",
        lines: rows.isEmpty ? ["No episodes yet. An episode’s page adds it to a playlist."] : [],
        rows: rows)
    }
  }

  private func picker(_ model: PickerModel) -> PageScreen {
    PageScreen {
      let rows = model.playlists.map { playlist in
        Page.Row(playlist.name, "\(playlist.episodes.count)") { model.choose(playlist) }
      }
      return Page(title: "Add to", rows: rows)
    }
  }

  private func question(_ model: DiscardModel) -> PageScreen {
    PageScreen {
      let rows = [
        Page.Row.action("Keep writing") { model.answer(false) },
        Page.Row.action("Discard") { model.answer(true) },
      ]
      return Page(title: "Not saved", lines: ["Discard the review?"], rows: rows)
    }
  }
}
