import Testing
import WaymarkState

/// The elements that a step moves.
@Suite struct StepElementsTests {
  @Test(arguments: [[], [Place.a], [.a, .b], [.a, .b, .a]])
  func areACollectionOfTheRun(_ run: [Place]) {
    let elements = StepElements(run[...])
    #expect(Array(elements) == run)
    #expect(elements.count == run.count)
    #expect(elements.startIndex == 0)
    #expect(elements.endIndex == run.count)
    #expect(elements.last == run.last)
  }

  @Test func equalHoweverMade() {
    #expect(StepElements(Place.a) == StepElements([.a]))
    #expect(StepElements<Place>() == StepElements([]))
    #expect(StepElements([Place.b, .a][1...]) == StepElements(.a))
  }

  @Test(arguments: [[], [Place.a], [.b], [.a, .b], [.a, .b, .a], [.b, .b]])
  func keepTakesOutTheOthers(_ run: [Place]) {
    var elements = StepElements(run[...])
    elements.keep { $0 == .a }
    #expect(elements == StepElements(run.filter { $0 == .a }[...]))
  }

  @Test func readingFromNoneIsAProgrammerError() async {
    await #expect(processExitsWith: .failure) { print(StepElements<Place>()[0]) }
  }

  @Test func readingPastTheOneIsAProgrammerError() async {
    await #expect(processExitsWith: .failure) { print(StepElements(Place.a)[1]) }
  }
}
