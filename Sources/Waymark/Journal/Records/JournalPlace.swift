/// Where a call came from that was made while a router was at work.
@usableFromInline
struct JournalPlace: Sendable {
  @usableFromInline
  enum Kind: UInt8, Sendable {
    /// From outside, while the router was not at work.
    case top
    /// From the host, while it was asked for something.
    case host
    /// From a guard or a veto, while it was asked.
    case guarded
    /// From somebody whom the router told something.
    case told
    /// From an observer of a value that is about to change.
    case announced
    /// From such an observer, where the call was kept until after the change.
    case kept
    /// From somebody who follows the history, who was told of a moment.
    case remembered
    /// From somebody who waited for the end of a navigation.
    case ended
    /// From a screen that got what another returned.
    case returned
    /// From a screen whose route is another one now.
    case updated
    /// From a screen that had read a route which the tree has gone back from, as the router came to rest.
    case rested
    /// From an observer of misuse, which not every way to the same end meets with.
    case misused
  }

  var kind = Kind.top
  /// What the host was asked for, the guard's number, the last record before, the navigation or the entry.
  var number: UInt64 = 0
  /// How often somebody has been told since that record.
  var count: UInt32 = 0

  static let top = JournalPlace()

  /// The place as a file has it; `nil` for none.
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
