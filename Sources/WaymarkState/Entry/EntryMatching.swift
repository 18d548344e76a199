/// Which entries of a stack are kept when a stack of plain routes takes its place.
@nonexhaustive
public enum EntryMatching: Hashable, Sendable {
  /// Equal routes at the bottom and equal routes at the top keep their entries, so that a screen taken out of
  /// the middle does not rebuild those above it.
  case prefixAndSuffix
  /// Only equal routes at the bottom keep their entries; everything above the first difference is new.
  case prefix
}
