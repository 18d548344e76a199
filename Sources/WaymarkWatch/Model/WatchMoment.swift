/// What is looked at: a navigation as a whole, by the row that it begins with, or one record.
package enum WatchMoment: Hashable, Sendable {
  case navigation(Int)
  case record(Int)
}

/// The lists.
package enum WatchListKind: Hashable, Sendable, CaseIterable {
  case navigations
  case records
  case problems
}
