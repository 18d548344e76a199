import WaymarkStorage

/// Why a journal could not begin, or ended early.
@nonexhaustive
public enum JournalError: Error, Hashable, Sendable {
  /// The system refused something, with its error number.
  case system(code: Int32)
}

extension JournalError: CustomStringConvertible {
  /// The fault of the journal.
  public var description: String {
    switch self {
    case .system(let code): "the journal could not be written: \(SystemFault.text(of: code))"
    }
  }
}
