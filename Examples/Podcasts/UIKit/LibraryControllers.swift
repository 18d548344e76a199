import PodcastsCatalogue
import PodcastsLibrary
import Waymark
import WaymarkUIKit

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Makes the view controllers of the library.
@MainActor
struct LibraryControllers: Coordinator {
  private let dependencies: LibraryDependencies

  init(_ dependencies: LibraryDependencies) { self.dependencies = dependencies }

  func screen(for route: LibraryRoute, context: ScreenContext<LibraryRoute>) -> UIViewController {
    switch route {
    case .list: return list(LibraryModel(context, dependencies))
    case .subscription(let show): return subscription(SubscriptionModel(show: show, dependencies))
    case .playlist(let id): return playlist(PlaylistModel(id: id, dependencies))
    case .playlists: return picker(PickerModel(context, dependencies))
    case .review(let show): return form(ReviewModel(show: show, context, dependencies))
    // MARK: Unsaved form
    case .discardReview:
      let discard = AlertScreen.Button("Discard", style: .destructive, answering: DiscardModel.question, true)
      let keep = AlertScreen.Button("Keep writing", style: .cancel)
      return AlertScreen(title: "Discard the review?", buttons: [discard, keep]).controller(in: context)
    }
  }

  private func list(_ model: LibraryModel) -> UIViewController {
    ListController(title: "Library") { page in
      for playlist in model.playlists {
        page.add(playlist.name) { model.open(playlist) }
      }
      if model.subscriptions.isEmpty { page.add("No subscriptions yet") }
      for show in model.subscriptions {
        page.add(show.title) { model.openSubscription(to: show) }
      }
    }
  }

  private func subscription(_ model: SubscriptionModel) -> UIViewController {
    let title = model.show?.title ?? "No such show"
    return ListController(title: title) { page in
      page.add(model.isSubscribed ? "Unsubscribe" : "Subscribe") { model.toggle() }
      page.add("Episodes") { model.openShow() }
    }.watching { _ = model.isSubscribed }
  }

  private func playlist(_ model: PlaylistModel) -> UIViewController {
    ListController(title: model.playlist?.name ?? "No such playlist") { page in
      if model.episodes.isEmpty { page.add("No episodes yet") }
      for episode in model.episodes {
        page.add(episode.title) { model.open(episode) }
      }
    }
  }

  private func picker(_ model: PickerModel) -> UIViewController {
    ListController(title: "Add to") { page in
      for playlist in model.playlists {
        page.add(playlist.name) { model.choose(playlist) }
      }
    }
  }

  private func form(_ model: ReviewModel) -> UIViewController {
    ListController(title: "Review of \(model.show?.title ?? "nothing")") { page in
      page.addField("Your review", model.review.text) { model.review.text = $0 }
      for stars in 1...5 {
        page.add(String(repeating: "★", count: stars)) { model.review.stars = stars }
      }
      page.add("Save") { model.save() }
      page.add("Cancel") { model.cancel() }
    }
  }
}
