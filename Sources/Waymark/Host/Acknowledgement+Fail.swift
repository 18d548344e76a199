extension Acknowledgement {
  /// The host could not show what it was asked for.
  ///
  /// - Parameter error: The reason, for events and logs.
  public func fail(_ error: any Error) { fail(because: "\(error)") }
}
