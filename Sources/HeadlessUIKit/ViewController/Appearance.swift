/// Where a controller is between hidden and shown.
enum Appearance: UInt8 {
  case disappeared
  case appearing
  case appeared
  case disappearing
}

/// Why a controller appears or disappears.
struct Movement: OptionSet {
  let rawValue: UInt8

  static let toParent = Movement(rawValue: 1)
  static let fromParent = Movement(rawValue: 2)
  static let presented = Movement(rawValue: 4)
  static let dismissed = Movement(rawValue: 8)
}
