import PodcastsCatalogue
import PodcastsShows
import Waymark
import WaymarkTerminal

/// Makes the screens of the shows.
@MainActor
struct ShowsScreens: Coordinator {
  private let dependencies: ShowsDependencies

  init(_ dependencies: ShowsDependencies) { self.dependencies = dependencies }

  func screen(for route: ShowsRoute, context: ScreenContext<ShowsRoute>) -> any TerminalScreen {
    switch route {
    case .list: list(ShowListModel(context))
    case .search(let query): SearchScreen(SearchModel(query: query, context))
    case .show(let id): show(ShowModel(id: id, context, dependencies))
    case .episode(let show, let number):
      episode(EpisodeModel(id: .init(show: show, number: number), context, dependencies))
    }
  }

  private func list(_ model: ShowListModel) -> PageScreen {
    PageScreen {
      let shows = model.shows.map { show in
        Page.Row(show.title, show.author) { model.open(show) }
      }
      return Page(title: "Shows", rows: shows + [Page.Row.action("Search…") { model.search() }])
    }
  }

  private func show(_ model: ShowModel) -> PageScreen {
    PageScreen {
      guard let show = model.show else { return Page(title: "No such show") }
      let episodes = show.episodes.map { episode in
        Page.Row(episode.title, "\(episode.minutes) min") { model.open(episode) }
      }
      let others = [
        Page.Row.action("Subscription…") { model.subscribe() },
        Page.Row.action("Write a review…") { model.review() },
      ]
      return Page(title: show.title, lines: ["\(show.author). \(show.summary)"], rows: episodes + others)
    }
  }

  private func episode(_ model: EpisodeModel) -> PageScreen {
    PageScreen {
      guard let episode = model.episode else { return Page(title: "No such episode") }
      let about = "Episode \(episode.id.number) of \(model.show?.title ?? ""), \(episode.minutes) minutes."
      return Page(
        title: episode.title, lines: [about] + [model.playlists].compactMap(\.self),
        rows: [Page.Row.action("Add to a playlist…") { model.addToPlaylist() }])
    }
  }
}
