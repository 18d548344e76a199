/// The floor of a diff: how far two arrays of the same type agree, element by element.
@inline(never)
func commonPrefix<Element: Equatable>(_ old: [Element], _ new: [Element]) -> Int {
  var length = 0
  while length < old.count, length < new.count, old[length] == new[length] { length += 1 }
  return length
}

/// The floor of a diff that has to look from both ends.
@inline(never)
func commonEnds<Element: Equatable>(_ old: [Element], _ new: [Element]) -> Int {
  let limit = min(old.count, new.count)
  var prefix = 0
  while prefix < limit, old[prefix] == new[prefix] { prefix += 1 }
  var suffix = 0
  while suffix < limit - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
  return prefix + suffix
}

/// The floor of a diff of tabs: the first of some arrays that is not the same, and how far it agrees.
@inline(never)
func firstUnequal<Element: Equatable>(_ old: [[Element]], _ new: [[Element]]) -> Int {
  var index = 0
  while index < old.count, index < new.count {
    let length = commonPrefix(old[index], new[index])
    if length < old[index].count || length < new[index].count { return length }
    index += 1
  }
  return -1
}

extension Yardstick {
  /// How far two arrays agree from their beginnings.
  static func commonPrefix<Element: Equatable>(_ old: [Element], _ new: [Element], is length: Int)
    -> Yardstick
  {
    Yardstick(
      "common prefix",
      .repeating(length) { waymark_bench.commonPrefix(old, new) })
  }

  /// How far two arrays agree from both ends.
  static func commonEnds<Element: Equatable>(_ old: [Element], _ new: [Element], is length: Int) -> Yardstick
  {
    Yardstick(
      "common prefix and suffix",
      .repeating(length) { waymark_bench.commonEnds(old, new) })
  }
}
