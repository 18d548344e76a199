/// Why the tool cannot go on.
struct MutationError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
