/// Needs more of the stack than there is.
@inline(never)
func overflow(_ depth: Int) -> Int {
  // Not the last call, which would need no stack.
  [depth, depth + 1].reduce(0) { $0 + overflow($1 + 1) }
}
