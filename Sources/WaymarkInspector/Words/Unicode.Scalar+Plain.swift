extension Unicode.Scalar {
  /// Whether the character is visible and does nothing else: it is an assigned character, and neither a control, a
  /// direction mark, an invisible character nor a line break.
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
