/// Why a command ends early, or in the end was not all well.
struct CommandFailure: Error, Hashable, Sendable {
  let status: CommandStatus
  /// What is said about it; `nil` where all has been said.
  let message: String?

  init(_ status: CommandStatus, _ message: String? = nil) {
    self.status = status
    self.message = message
  }
}
