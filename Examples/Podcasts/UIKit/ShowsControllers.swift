import PodcastsCatalogue
import PodcastsShows
import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Makes the view controllers of the shows.
@MainActor
struct ShowsControllers: Coordinator {
  private let dependencies: ShowsDependencies

  init(_ dependencies: ShowsDependencies) { self.dependencies = dependencies }

  func screen(for route: ShowsRoute, context: ScreenContext<ShowsRoute>) -> UIViewController {
    switch route {
    case .list: list(ShowListModel(context))
    case .search(let query): search(SearchModel(query: query, context))
    case .show(let id): show(ShowModel(id: id, context, dependencies))
    case .episode(let show, let number):
      episode(EpisodeModel(id: .init(show: show, number: number), context, dependencies))
    }
  }

  private func list(_ model: ShowListModel) -> UIViewController {
    ListController(title: "Shows") { page in
      page.add("Search") { model.search() }
      for show in model.shows {
        page.add(show.title) { model.open(show) }
      }
    }
  }

  private func show(_ model: ShowModel) -> UIViewController {
    ListController(title: model.show?.title ?? "No such show") { page in
      guard let show = model.show else { return }
      page.add("\(show.author). \(show.summary)")
      page.add("Subscription") { model.subscribe() }
      page.add("Write a review") { model.review() }
      for episode in show.episodes {
        page.add(episode.title) { model.open(episode) }
      }
    }
  }

  private func episode(_ model: EpisodeModel) -> UIViewController {
    ListController(title: model.episode?.title ?? "No such episode") {
      page in
      guard let episode = model.episode else { return }
      page.add("\(model.show?.title ?? ""), \(episode.minutes) minutes")
      if let playlists = model.playlists { page.add(playlists) }
      page.add("Add to a playlist") { model.addToPlaylist() }
    }.watching { _ = model.playlists }
  }

  private func search(_ model: SearchModel) -> UIViewController {
    ListController(title: "Search") { page in
      page.addField("Title", model.query) { model.query = $0 }
      page.add("Search") { [weak page] in page?.refill() }
      for episode in model.results {
        page.add(episode.title) { model.open(episode) }
      }
    }
  }
}
