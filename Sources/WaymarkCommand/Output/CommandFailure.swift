/// Why a command ends early, or what went wrong by its end.
struct CommandFailure: Error, Hashable, Sendable {
  let status: CommandStatus
  /// The message; `nil` if everything has been said.
  let message: String?

  init(_ status: CommandStatus, _ message: String? = nil) {
    self.status = status
    self.message = message
  }
}
