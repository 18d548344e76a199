import Testing
import WaymarkInspector
import WaymarkSampleJournals

struct WayCounterTests {
  private func ways(_ lines: [String]) throws -> [String: Int] {
    var counter = WayCounter()
    for record in Sample.records(try Sample.items(Sample.text(of: lines))) { counter.take(record) }
    return Dictionary(
      uniqueKeysWithValues: counter.counts.map { ("\($0.key.from) > \($0.key.to)", $0.value) })
  }

  private func commit(_ number: Int, _ stack: String, kind: String = "commit", _ more: String = "") -> String
  {
    let places = stack.split(separator: " ").map { place -> String in
      let parts = place.split(separator: "@")
      return #"{"e":\#(parts[1]),"r":"\#(parts[0])"}"#
    }
    return #"{"k":"\#(kind)","s":\#(number + 2),"t":\#(number),"w":1,"n":\#(number)\#(more),"#
      + #""d":[{"replace":[0],"c":{"stack":[\#(places.joined(separator: ","))]}}]}"#
  }

  @Test func waysAreFromWhatIsSeenToWhatIsSeenNext() throws {
    let lines =
      Array(Sample.lines.prefix(2)) + [
        commit(1, "home@1 a@2"), commit(2, "home@1 a@2 a@3"), commit(3, "home@1 a@2"), commit(4, "home@1"),
        commit(5, "home@1 a@4"),
        // Nothing that is seen has changed.
        commit(6, "b@5 a@4"),
      ]
    #expect(try ways(lines) == ["home > a": 2, "a > a": 2, "a > home": 1])
  }

  @Test func whatFailedAndWhatWasTravelledToAreNoWays() throws {
    let lines =
      Array(Sample.lines.prefix(2)) + [
        commit(1, "home@1 a@2"), commit(2, "home@1", kind: "tree", #","why":"back""#),
        commit(3, "home@1 b@3"), commit(4, "home@1", kind: "tree", #","why":"user""#),
        #"{"k":"travel","s":7,"t":5,"w":1,"n":5,"op":"bringBack"}"#,
        commit(5, "home@1 c@4").replacing("\"s\":7", with: "\"s\":8"),
        commit(6, "home@1 c@4 d@5").replacing("\"s\":8", with: "\"s\":9"),
      ]
    #expect(try ways(lines) == ["home > a": 1, "home > b": 1, "b > home": 1, "c > d": 1])
  }

  @Test func linksAreCountedByTheirPatterns() throws {
    var counter = WayCounter()
    func open(_ number: Int, _ link: String) -> String {
      #"{"k":"submit","s":\#(number),"t":9,"w":1,"n":\#(number),"op":"edit","link":"\#(link)"}"#
    }
    let lines = Array(Sample.lines.prefix(2)) + [open(3, "/a"), open(4, "/:id"), open(5, "/a")]
    for record in Sample.records(try Sample.items(Sample.text(of: lines))) { counter.take(record) }
    #expect(counter.links == ["/a": 2, "/:id": 1])
  }
}
