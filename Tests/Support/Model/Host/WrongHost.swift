/// A deliberate mistake of a host, or of a router between itself and its host, to see that the test notices it.
package enum WrongHost: String, CaseIterable, Sendable {
  /// Acknowledges a step and shows it when the next one comes.
  case acknowledgesEarly
  /// Takes an answer that is given twice for the answer to the next request too.
  case takesTwiceAsTwo
  /// Acknowledges a step that it never shows.
  case losesOne
  /// Shows a step after the one that follows it.
  case swapsTwo
  /// Acknowledges that a modal is dismissed and keeps it.
  case keepsDismissedModal
  /// Does not tell of what the user has closed.
  case forgetsReports
  /// Shows a rebuild as it was asked for, with what the user has closed since.
  case rebuildsWhatWasClosed
}
