#if canImport(SwiftUI)
  import PodcastsCatalogue
  import PodcastsLibrary
  import SwiftUI
  import Waymark
  import WaymarkSwiftUI

  /// The screens of the library.
  @MainActor
  struct LibraryView: View {
    private let route: LibraryRoute
    private let context: ScreenContext<LibraryRoute>
    private let dependencies: LibraryDependencies

    init(
      _ route: LibraryRoute, _ context: ScreenContext<LibraryRoute>, _ dependencies: LibraryDependencies
    ) {
      self.route = route
      self.context = context
      self.dependencies = dependencies
    }

    var body: some View {
      screen.screenContext(context)
    }

    @ViewBuilder private var screen: some View {
      switch route {
      case .list: LibraryList(model: LibraryModel(context, dependencies))
      case .subscription(let show): SubscriptionView(model: SubscriptionModel(show: show, dependencies))
      case .playlist(let id): PlaylistView(model: PlaylistModel(id: id, dependencies))
      case .playlists: PlaylistPicker(model: PickerModel(context, dependencies))
      case .review(let show): ReviewForm(ReviewModel(show: show, context, dependencies))
      case .discardReview: Color.clear
      }
    }
  }

  /// Playlists and subscriptions.
  @MainActor
  private struct LibraryList: View {
    let model: LibraryModel

    var body: some View {
      List {
        ForEach(model.playlists) { playlist in
          RouteLink(to: LibraryRoute.playlist(id: playlist.id)) { Text(playlist.name) }
        }
        ForEach(model.subscriptions) { show in
          RouteLink(to: LibraryRoute.subscription(show: show.id)) { Text(show.title) }
        }
      }
      .navigationTitle("Library")
    }
  }

  /// The subscription to a show.
  @MainActor
  private struct SubscriptionView: View {
    let model: SubscriptionModel

    var body: some View {
      Form {
        Button(model.isSubscribed ? "Unsubscribe" : "Subscribe") { model.toggle() }
        Button("Episodes") { model.openShow() }
      }
      .navigationTitle(model.show?.title ?? "No such show")
    }
  }

  /// A playlist.
  @MainActor
  private struct PlaylistView: View {
    let model: PlaylistModel

    var body: some View {
      List(model.episodes) { episode in
        Button(episode.title) { model.open(episode) }
      }
      .navigationTitle(model.playlist?.name ?? "No such playlist")
    }
  }

  /// The question for a playlist.
  @MainActor
  private struct PlaylistPicker: View {
    let model: PickerModel

    var body: some View {
      List(model.playlists) { playlist in
        Button(playlist.name) { model.choose(playlist) }
      }
      .navigationTitle("Add to")
    }
  }

  /// The form in which the user writes about a show.
  @MainActor
  private struct ReviewForm: View {
    @ScreenModel private var model: ReviewModel

    init(_ model: @autoclosure @escaping @MainActor () -> ReviewModel) {
      _model = ScreenModel(wrappedValue: model())
    }

    var body: some View {
      Form {
        TextField("Your review", text: Binding(get: { model.review.text }, set: { model.review.text = $0 }))
        Picker("Stars", selection: Binding(get: { model.review.stars }, set: { model.review.stars = $0 })) {
          ForEach(1...5, id: \.self) { Text("\($0)") }
        }
        Button("Save") { model.save() }
        Button("Cancel") { model.cancel() }
      }
      .navigationTitle("Review of \(model.show?.title ?? "nothing")")
    }
  }
#endif
