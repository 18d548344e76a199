/// Who was asked about a navigation.
@nonexhaustive
public enum DecisionSource: Hashable, Sendable {
  /// A screen that would be left, by its entry.
  case screen(EntryID)
  /// A guard of the router, by the name it was added with.
  case routerGuard(String)
}
