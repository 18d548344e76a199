/// The room that a Unicode scalar needs on a screen.
enum ScalarClass: Equatable {
  /// Takes one cell.
  case narrow
  /// Takes two cells.
  case wide
  /// Takes no cell of its own and belongs to the character before it.
  case mark
  /// Must not reach the terminal: it would act on it, change the order of what is read, or not be seen.
  case hidden

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    // Most text needs no look at the database.
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300: self = .narrow
    // The joiners, medial and final Jamo, and the tags of flags.
    case 0x200C, 0x200D, 0x1160...0x11FF, 0xD7B0...0xD7FB, 0xE_0020...0xE_007F: self = .mark
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: self = .hidden
      case .nonspacingMark, .spacingMark, .enclosingMark: self = .mark
      default: self = scalar.isWide ? .wide : .narrow
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it takes two cells: emoji, and the blocks of East Asian scripts.
  ///
  /// The standard library does not know the East Asian widths.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0xA4CF, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x1_6FE0...0x1_8DFF, 0x1_AFF0...0x1_B2FF, 0x1_F200...0x1_F2FF, 0x2_0000...0x3_FFFD:
      true
    default: properties.isEmojiPresentation
    }
  }

  /// Whether terminals differ about it: Jamo, which they may join with one that stands beside it, and emoji, which
  /// they know by different versions of Unicode.
  var isUncertain: Bool {
    switch value {
    case 0x1100...0x115F, 0xA960...0xA97C, 0x1_F000...: true
    default: false
    }
  }
}
