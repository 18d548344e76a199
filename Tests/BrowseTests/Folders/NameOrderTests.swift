import BrowseCore
import Testing
import WaymarkTesting

struct NameOrderTests {
  /// What is expected, said in the plainest way: pieces of digits by value, other characters folded.
  private func isBefore(_ left: String, _ right: String) -> Bool {
    let (one, other) = (pieces(left), pieces(right))
    for (mine, theirs) in zip(one, other) where mine != theirs {
      return mine.lexicographicallyPrecedes(theirs)
    }
    if one.count != other.count { return one.count < other.count }
    return Array(left.utf8).lexicographicallyPrecedes(Array(right.utf8))
  }

  /// Each piece as numbers that compare as it should: a character by its code; digits as a digit's code, how many
  /// there are, and the digits.
  private func pieces(_ name: String) -> [[Int]] {
    var result: [[Int]] = []
    var digits: [Int] = []
    for scalar in name.lowercased().unicodeScalars {
      if let value = scalar.properties.numericValue, scalar.isASCII {
        digits.append(Int(value))
        continue
      }
      if !digits.isEmpty { result.append(number(digits)) }
      digits = []
      result.append([Int(scalar.value)])
    }
    return digits.isEmpty ? result : result + [number(digits)]
  }

  private func number(_ digits: [Int]) -> [Int] {
    let significant = digits.drop { $0 == 0 }
    return significant.isEmpty ? [0x30, 1, 0] : [0x30, significant.count] + significant
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func foldersAreListedAsPeopleCount(seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    let folder = try TemporaryFolder()
    let signs = ["a", "B", "b", "0", "1", "9", "00", "10", "123456789012", "-", ".", "aaaaaaaaaaaaaaaaaaaa"]
    var names = Set<String>()
    while names.count < 150 {
      let count = Int.random(in: 1...6, using: &generator)
      let name = (0..<count).compactMap { _ in signs.randomElement(using: &generator) }.joined()
      if name.utf8.count < 200, name != ".", name != ".." { names.insert(name) }
    }
    for name in names { try folder.file(name) }
    let listing = try FolderListing(reading: folder.path)
    #expect((0..<listing.count).map { listing.display(at: $0) } == names.sorted(by: isBefore))
  }
}
