#if canImport(SwiftUI)
  import PodcastsCatalogue
  import PodcastsShows
  import SwiftUI
  import Waymark
  import WaymarkSwiftUI

  /// The screens of the shows.
  @MainActor
  struct ShowsView: View {
    private let route: ShowsRoute
    private let context: ScreenContext<ShowsRoute>
    private let dependencies: ShowsDependencies

    init(_ route: ShowsRoute, _ context: ScreenContext<ShowsRoute>, _ dependencies: ShowsDependencies) {
      self.route = route
      self.context = context
      self.dependencies = dependencies
    }

    var body: some View {
      screen.screenContext(context)
    }

    @ViewBuilder private var screen: some View {
      switch route {
      case .list: ShowList()
      case .search(let query): SearchView(SearchModel(query: query, context))
      case .show(let id): ShowView(model: ShowModel(id: id, context, dependencies))
      case .episode(let show, let number):
        EpisodeView(EpisodeModel(id: .init(show: show, number: number), context, dependencies))
      }
    }
  }

  /// All shows.
  @MainActor
  private struct ShowList: View {
    var body: some View {
      List {
        ForEach(Catalogue.shows) { show in
          RouteLink(to: ShowsRoute.show(id: show.id)) { Text(show.title) }
        }
        RouteLink("Search", to: ShowsRoute.search(query: ""))
      }
      .navigationTitle("Shows")
    }
  }

  /// A show.
  @MainActor
  private struct ShowView: View {
    let model: ShowModel

    var body: some View {
      List {
        if let show = model.show {
          Text(show.summary)
          Button("Subscription") { model.subscribe() }
          Button("Write a review") { model.review() }
          ForEach(show.episodes) { episode in
            Button(episode.title) { model.open(episode) }
          }
        }
      }
      .navigationTitle(model.show?.title ?? "No such show")
    }
  }

  /// An episode.
  @MainActor
  private struct EpisodeView: View {
    @ScreenModel private var model: EpisodeModel

    init(_ model: @autoclosure @escaping @MainActor () -> EpisodeModel) {
      _model = ScreenModel(wrappedValue: model())
    }

    var body: some View {
      Form {
        if let episode = model.episode { Text("\(episode.minutes) minutes") }
        if let playlists = model.playlists { Text(playlists) }
        Button("Add to a playlist") { model.addToPlaylist() }
      }
      .navigationTitle(model.episode?.title ?? "No such episode")
    }
  }

  /// A search for episodes.
  @MainActor
  private struct SearchView: View {
    @ScreenModel private var model: SearchModel

    init(_ model: @autoclosure @escaping @MainActor () -> SearchModel) {
      _model = ScreenModel(wrappedValue: model())
    }

    var body: some View {
      List {
        TextField("Title", text: Binding(get: { model.query }, set: { model.query = $0 }))
        ForEach(model.results) { episode in
          Button(episode.title) { model.open(episode) }
        }
      }
      .navigationTitle("Search")
    }
  }
#endif
