/// The podcasts that there are.
package enum Catalogue {
  package static let shows = [
    Show(
      "tides", "Tides", by: "Mara Lindqvist", "What the sea does while nobody looks.",
      episodes: [("The moon pulls", 31), ("A harbour in winter", 27), ("Letters from a lighthouse", 44)]),
    Show(
      "slow-trains", "Slow Trains", by: "Tomás Reyes", "Long journeys on short lines.",
      episodes: [("The night mail", 38), ("Eleven stops", 52)]),
    Show(
      "kitchen-physics", "Kitchen Physics", by: "Ines Okafor", "Why bread rises and milk boils over.",
      episodes: [("Foam", 22), ("Crust", 25), ("The cold oven", 29), ("Salt", 19)]),
    Show(
      "small-courts", "Small Courts", by: "Hana Sato", "Cases that were never in the papers.",
      episodes: [("The borrowed ladder", 36), ("A wall between gardens", 41)]),
  ]

  /// Finds a show.
  ///
  /// - Parameter id: Its identifier.
  /// - Returns: The show, `nil` if there is none.
  package static func show(_ id: Show.ID) -> Show? { shows.first { $0.id == id } }

  /// Finds an episode.
  ///
  /// - Parameter id: Its show and number.
  /// - Returns: The episode, `nil` if there is none.
  package static func episode(_ id: Episode.ID) -> Episode? {
    show(id.show)?.episodes.first { $0.id == id }
  }

  /// Finds episodes by what their titles and their shows' titles say, whatever the case.
  ///
  /// - Parameter text: What to look for.
  /// - Returns: The episodes in the order of the catalogue; none for an empty text.
  package static func episodes(matching text: String) -> [Episode] {
    let wanted = text.lowercased()
    guard !wanted.isEmpty else { return [] }
    return shows.flatMap { show in
      show.episodes.filter {
        show.title.lowercased().contains(wanted) || $0.title.lowercased().contains(wanted)
      }
    }
  }
}
