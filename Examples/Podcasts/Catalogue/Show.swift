/// A podcast.
package struct Show: Hashable, Sendable, Identifiable {
  package let id: String
  package let title: String
  package let author: String
  package let summary: String
  package let episodes: [Episode]

  init(
    _ id: String, _ title: String, by author: String, _ summary: String,
    episodes: [(title: String, minutes: Int)]
  ) {
    self.id = id
    self.title = title
    self.author = author
    self.summary = summary
    self.episodes = episodes.enumerated().map { index, episode in
      Episode(
        id: Episode.ID(show: id, number: index + 1), title: episode.title, minutes: episode.minutes)
    }
  }
}

/// A part of a podcast.
package struct Episode: Hashable, Sendable, Identifiable {
  /// Which episode it is: the show, and its number there.
  package struct ID: Hashable, Sendable, Codable {
    package let show: String
    package let number: Int

    package init(show: String, number: Int) {
      self.show = show
      self.number = number
    }
  }

  package let id: ID
  package let title: String
  package let minutes: Int
}
