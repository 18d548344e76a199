extension Color {
  /// The nearest of the sixteen basic colours.
  var nearestBasic: Color {
    guard let index, index >= 16 else { return self }
    if index >= 232 {
      switch index {
      case 232...237: return .black
      case 238...245: return .gray
      case 246...251: return .white
      default: return .brightWhite
      }
    }
    let cube = Int(index) - 16
    let (red, green, blue) = (cube / 36, cube / 6 % 6, cube % 6)
    let strongest = max(red, green, blue)
    guard strongest > 0 else { return .black }
    // A channel counts when it is more than half as strong as the strongest one.
    let bits =
      (red * 2 > strongest ? 1 : 0) | (green * 2 > strongest ? 2 : 0) | (blue * 2 > strongest ? 4 : 0)
    if bits == 7 { return strongest >= 5 ? .brightWhite : strongest >= 3 ? .white : .gray }
    return .indexed(UInt8(bits + (strongest >= 4 ? 8 : 0)))
  }
}
