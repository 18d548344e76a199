/// A table of links, made by some library, that finds what a request leads to.
protocol LinkMatcher {
  /// What the library is asked with: the text of a path, or what it wants instead.
  associatedtype Request

  /// Makes the table.
  ///
  /// - Parameter patterns: The patterns, of which no two match the same path.
  init(_ patterns: [LinkPattern])

  /// Makes a request of a path's text. It is not measured.
  func request(_ path: String) -> Request

  /// Finds what a request leads to, with its values; `nil` if it leads nowhere.
  func answer(to request: Request) -> Answer?
}
