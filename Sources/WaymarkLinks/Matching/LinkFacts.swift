/// The facts of a link that matching looks at, in four bytes: a node of the tree has room for those of its only link, so that nothing
/// else is read for it, and no reference is counted.
struct LinkFacts: Equatable, Sendable {
  private enum Flag: UInt32 {
    case isDirect, isPlain, isInternal, keepsRest, checksRest, isLimited
    static var count: UInt32 { 6 }
    var bit: UInt32 { 1 << rawValue }
  }

  /// The facts of no link.
  static var none: LinkFacts { LinkFacts(bits: .max) }

  /// The flags, and above them the number of the link.
  private let bits: UInt32

  private init(bits: UInt32) {
    self.bits = bits
  }

  init(_ link: UInt32, _ shape: LinkShape, _ limits: LinkLimits, _ rest: LinkRestRule) {
    precondition(link < .max >> Flag.count, "A table has room for 67,108,863 links.")
    func bit(_ flag: Flag, _ holds: Bool) -> UInt32 { holds ? flag.bit : 0 }
    let isChecked = shape.keepsRest && (rest == .staysBelow || shape.rest == .staysBelow)
    let isLimited = shape.limits.map { $0.length < limits.length || $0.depth < limits.depth } ?? false
    bits =
      link << Flag.count | bit(.isDirect, shape.isDirect) | bit(.isPlain, shape.isPlain)
      | bit(.isInternal, shape.isInternal) | bit(.keepsRest, shape.keepsRest) | bit(.checksRest, isChecked)
      | bit(.isLimited, isLimited)
  }

  /// The number of the link.
  var link: Int { Int(bits >> Flag.count) }

  /// Whether all parameters are in the path.
  var isDirect: Bool { has(.isDirect) }

  /// Whether nothing but the path and the types decides.
  var isPlain: Bool { has(.isPlain) }

  /// Whether it may be opened from inside the app only.
  var isInternal: Bool { has(.isInternal) }

  /// Whether the route keeps the rest of a path.
  var keepsRest: Bool { has(.keepsRest) }

  /// Whether the route keeps the rest of a path, of which some table wants that it stays below.
  var checksRest: Bool { has(.checksRest) }

  /// Whether a table that it is mounted from looks at less than the table itself.
  var isLimited: Bool { has(.isLimited) }

  @inline(__always)
  private func has(_ flag: Flag) -> Bool { bits & flag.bit != 0 }
}
