// One of everything that is changed, and of what is passed over.
import Synthetic

struct Sample: Hashable {
  var values: [Int] = []
  var limit = 0x10

  init(values: [Int]) {
    self.values = values
    precondition(values.count < 1_000, "Fewer than \(1_000) values")
  }

  init?(text: String) {
    guard let number = Int(text), number != 0 || limit > 2 else { return nil }
    values = [number]
  }

  var isShort: Bool { values.count <= 3 }
  var top: Int? { values.isEmpty ? nil : values[values.count - 1] }
  var name: String {
    if isShort { "short" } else { "long" }
  }
  var description: String { "Sample of \(values.count + 1)" }

  func names(_ more: [String]) -> String {
    var text = values.map(\.description).joined() + name
    text += "and so on"
    return text
  }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }

  mutating func add(_ value: Int, twice: Bool = false) {
    values.reserveCapacity(values.count + 1)
    assert(value > 0)
    if twice, !values.isEmpty { values.append(value) }
    values.append(value)
    values[0 + 1] += 2
    values.removeAll(keepingCapacity: true)
  }

  func sum(from first: Int) -> Int {
    var sum = 0
    for index in first..<values.count where index % 2 == 0 {
      if values[index] < 0 { continue }
      sum += values[index] &* 2
    }
    return isShort && sum > 0 ? sum : -sum
  }

  func kind(of value: Int) -> String? {
    switch value {
    case 0...9: return "digit"
    case let other where other < 0: return nil
    default: break
    }
    try? check(value ?? 1)
    return values.first?.description
  }
}

#if hasFeature(Embedded)
  func onlyEmbedded() -> Bool { 1 < 2 }
#elseif os(Windows)
  func elsewhere() -> Bool { 1 < 2 }
#else
  func here() -> Bool { 1 < 2 }
#endif
