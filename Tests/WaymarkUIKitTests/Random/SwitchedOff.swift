extension ActKind {
  /// Kinds of acts that the host does not withstand yet, so that the others can be tried.
  static let switchedOff: Set<String> = []
}
