/// Why a journal could not be begun, or ended before its time.
@nonexhaustive
public enum JournalError: Error, Hashable, Sendable {
  /// The system refused something, for a reason that it has a number for.
  case system(code: Int32)
}

extension JournalError: CustomStringConvertible {
  /// What went wrong.
  public var description: String {
    switch self {
    case .system(let code): "the journal could not be written: \(SystemFault.text(of: code))"
    }
  }
}
