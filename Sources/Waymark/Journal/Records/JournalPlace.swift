/// The source of a call that was made while a router was at work.
@usableFromInline
struct JournalPlace: Sendable {
  @usableFromInline
  enum Kind: UInt8, Sendable {
    /// From outside, while the router was not at work.
    case top
    /// From the host, while it was asked for something.
    case host
    /// From a guard or an objection, while it was asked.
    case guarded
    /// From an observer that was told something.
    case told
    /// From an observer of a value, before the value changes.
    case announced
    /// From such an observer, where the call was kept until after the change.
    case kept
    /// From an observer of the history, which was told of a moment.
    case remembered
    /// From code that waited for the end of a navigation.
    case ended
    /// From a screen that got what another returned.
    case returned
    /// From a screen whose route was updated.
    case updated
    /// From a screen that had read a route which the tree has gone back from, as the router came to rest.
    case rested
    /// From an observer of misuse. The same events may come without a report of misuse.
    case misused
  }

  var kind = Kind.top
  /// The number of the request, the guard, the last record, the navigation or the entry, depending on the
  /// kind.
  var number: UInt64 = 0
  /// How many times observers have been told something since that record.
  var count: UInt32 = 0

  static let top = JournalPlace()

  /// The place as it is written in a file; `nil` for none.
  var text: String? {
    switch kind {
    case .top: nil
    case .host: "h\(number)"
    case .guarded: "q\(number)"
    case .announced: "w"
    case .misused: "m"
    case .remembered: "t"
    case .kept: "k"
    case .rested: "b"
    case .ended: "n\(number)"
    case .returned: "r\(number)"
    case .updated: "u\(number)"
    case .told: count > 1 ? "e\(number)+\(count)" : "e\(number)"
    }
  }
}
