/// Why a host could not show what it was asked for, and what to do about it.
///
/// A host passes it to `PendingRequest.end(_:)` or ``Acknowledgement/fail(_:)``. The router's events have
/// its text in a ``HostFailure``. Errors that only one toolkit can have are in an extension:
///
/// ```swift
/// extension HostError {
///   static let windowClosed = HostError("the window was closed; make a new host for another one")
/// }
/// ```
package struct HostError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The trouble in words; two errors are equal if this text is.
  package let description: String

  /// Makes an error.
  ///
  /// - Parameter description: What went wrong and what to do about it.
  package init(_ description: String) {
    self.description = description
  }

  /// The router that the host shows is gone.
  package static let routerMissing = HostError(
    "the router is gone; keep the router as long as its host is used")
  /// A step came before the first tree.
  package static let nothingShown = HostError(
    "a step came before the first tree; answer a rebuild only when its tree is shown")
  /// The step was planned for something other than what the host shows.
  package static let stepDoesNotFit = HostError(
    "the step does not fit what is shown; report to the router what the user has changed")
  /// A newer request came before this one had begun, or before its animation had ended.
  package static let overtaken = HostError("a newer request came before this one was done")
  /// Something was to be pushed on an alert, or tabs put into one, but an alert is one screen.
  package static let alertHoldsOneScreen = HostError(
    "an alert holds one screen; present a sheet for a stack or tabs")

  /// A screen that is already shown was made for another entry too.
  ///
  /// - Parameter type: The type of the screen.
  /// - Returns: The error.
  package static func screenInUse(_ type: String) -> HostError {
    HostError("\(type) is a screen already; make a new one for every entry")
  }
}
