import Foundation

/// A logarithmic axis from one power of ten to another.
struct LogScale {
  /// The powers of ten from one end to the other.
  let powers: ClosedRange<Int>

  /// Makes the shortest axis that holds some values, which are greater than 0.
  init(_ values: [Double]) {
    let exponents = values.filter { $0 > 0 }.map(log10)
    let low = Int((exponents.min() ?? 0).rounded(.down))
    powers = low...max(low + 1, Int((exponents.max() ?? 1).rounded(.up)))
  }

  /// Where a value is on the axis, from 0 to 1.
  func part(_ value: Double) -> Double {
    (log10(value) - Double(powers.lowerBound)) / Double(powers.count - 1)
  }
}
