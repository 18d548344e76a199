import Foundation

extension Double {
  /// The number with as many digits as say something.
  var text: String {
    if self == rounded(), abs(self) < 1e15 { return grouped(0) }
    switch abs(self) {
    case ..<10: return grouped(2)
    case ..<100: return grouped(1)
    default: return grouped(0)
    }
  }

  private func grouped(_ decimals: Int) -> String {
    let plain = String(format: "%.\(decimals)f", self)
    let parts = plain.split(separator: ".", maxSplits: 1)
    var digits = ""
    for (index, digit) in (parts.first ?? "").reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3), digit != "-" { digits.append(",") }
      digits.append(digit)
    }
    return String(digits.reversed()) + (parts.count > 1 ? "." + parts[1] : "")
  }
}
