/// A character as a screen has to treat it.
enum Cluster {
  /// One scalar that takes one or two cells.
  case scalar(Unicode.Scalar, width: Int)
  /// Several scalars that make one sign of one or two cells.
  case joined(width: Int)
  /// Not shown as it is: its scalars are written out.
  case escaped

  /// The most bytes that a sign may have; a longer one is no spelling of any language but an attack on the
  /// screen.
  static let byteLimit = 64

  init(_ character: Character) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else {
      self = .escaped
      return
    }
    let kind = ScalarClass(first)
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      switch kind {
      case .narrow: self = .scalar(first, width: 1)
      case .wide: self = .scalar(first, width: 2)
      case .mark, .hidden: self = .escaped
      }
      return
    }
    var width = 0
    for scalar in scalars {
      switch ScalarClass(scalar) {
      case .narrow: width = max(width, 1)
      case .wide: width = 2
      // The emoji selector asks for the emoji, which is two cells wide.
      case .mark: if scalar.value == 0xFE0F { width = 2 }
      case .hidden:
        self = .escaped
        return
      }
    }
    // Two regional indicators make one flag.
    if (0x1F1E6...0x1F1FF).contains(first.value) { width = 2 }
    let isLone = kind == .mark
    self = isLone || character.utf8.count > Self.byteLimit ? .escaped : .joined(width: width)
  }
}
