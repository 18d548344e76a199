import Observation
import PodcastsCatalogue

/// Episodes to listen to one after the other.
package struct Playlist: Hashable, Sendable, Codable, Identifiable {
  package let id: Int
  package let name: String
  package fileprivate(set) var episodes: [Episode.ID] = []
}

/// The opinion that somebody has of a show.
package struct Review: Hashable, Sendable, Codable {
  /// From 1 to 5.
  package var stars: Int
  package var text: String

  package init(stars: Int = 3, text: String = "") {
    self.stars = stars
    self.text = text
  }
}

/// The shows, playlists and reviews of the user.
@MainActor
@Observable
package final class Library {
  /// All of it, to be kept in a file.
  package struct Contents: Hashable, Sendable, Codable {
    package fileprivate(set) var subscriptions: [Show.ID] = []
    package fileprivate(set) var playlists = [
      Playlist(id: 1, name: "Listen later"), Playlist(id: 2, name: "On the train"),
    ]
    package fileprivate(set) var reviews: [Show.ID: Review] = [:]

    package init() {}
  }

  package private(set) var contents: Contents

  package init(_ contents: Contents = Contents()) { self.contents = contents }

  package var subscriptions: [Show] { contents.subscriptions.compactMap(Catalogue.show) }

  package var playlists: [Playlist] { contents.playlists }

  package func isSubscribed(to show: Show.ID) -> Bool { contents.subscriptions.contains(show) }

  /// Subscribes to a show, or ends the subscription.
  package func toggleSubscription(to show: Show.ID) {
    if isSubscribed(to: show) {
      contents.subscriptions.removeAll { $0 == show }
    } else {
      contents.subscriptions.append(show)
    }
  }

  package func playlist(_ id: Playlist.ID) -> Playlist? { playlists.first { $0.id == id } }

  /// Puts an episode at the end of a playlist; one that is there already stays where it is.
  package func add(_ episode: Episode.ID, to playlist: Playlist.ID) {
    guard let index = playlists.firstIndex(where: { $0.id == playlist }),
      !playlists[index].episodes.contains(episode)
    else { return }
    contents.playlists[index].episodes.append(episode)
  }

  package func review(of show: Show.ID) -> Review? { contents.reviews[show] }

  package func save(_ review: Review, of show: Show.ID) { contents.reviews[show] = review }
}
