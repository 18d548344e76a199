extension Dictionary where Key == String {
  /// The members in the order of their names' bytes, which is the same in every run of a program.
  ///
  /// The order of strings is not: of `"e\u{301}"` and `"é="` neither is less than the other, nor are they equal.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of members.
  var inOrder: [Element] { sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) } }
}
