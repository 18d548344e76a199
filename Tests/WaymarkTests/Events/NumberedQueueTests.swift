import Testing
import WaymarkTesting

@testable import Waymark

@Suite("Values come in the order of their numbers, whatever is taken out before")
struct NumberedQueueTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func asSorted(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var queue = NumberedQueue<Int>()
    var left = Set<Int>()
    for _ in 0..<2000 {
      let number = Int.random(in: 0..<500, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1:
        if left.insert(number).inserted { queue.insert(-number, as: number) }
      case 2:
        #expect(queue.remove(number) == left.remove(number).map { -$0 })
      default:
        let least = left.min()
        let first = queue.popFirst()
        #expect(first?.number == least)
        #expect(first?.value == least.map { -$0 })
        if let least { left.remove(least) }
      }
      #expect(queue.isEmpty == left.isEmpty)
    }
    #expect(queue.all == left.sorted().map { -$0 })
  }
}
