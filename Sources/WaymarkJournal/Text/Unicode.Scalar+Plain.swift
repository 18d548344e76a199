extension Unicode.Scalar {
  /// Whether the character is shown, and does nothing else: it is no control, no mark of direction, no invisible character,
  /// no end of a line, and one that has a meaning.
  package var isPlain: Bool {
    if value < 0x7F { return value >= 0x20 }
    if value < 0xA0 { return false }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
      return false
    default: return true
    }
  }
}
