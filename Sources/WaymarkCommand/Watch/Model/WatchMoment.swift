/// The moment that the user looks at: a whole navigation, by the number of its first row, or one record.
enum WatchMoment: Hashable, Sendable {
  case navigation(Int)
  case record(Int)
}

/// The lists.
enum WatchListKind: Hashable, Sendable, CaseIterable {
  case navigations
  case records
  case problems
}
