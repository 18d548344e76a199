import Testing
import WaymarkInspector
import WaymarkSampleJournals

struct CourseTrackerTests {
  private func courses(_ lines: [String]) throws -> [NavigationCourse] {
    var follower = JournalFollower()
    var tracker = CourseTracker()
    for (row, record) in Sample.records(try Sample.items(Sample.text(of: lines))).enumerated() {
      let moment = follower.follow(record)
      _ = tracker.take(moment, row: row, in: record.window.flatMap { follower.windows[$0] })
    }
    tracker.finish()
    return tracker.takeFinished()
  }

  @Test func partsHaveTheirTimes() throws {
    let course = try #require(try courses(Sample.lines).first)
    #expect(course.title == "push shop.product(id: 5)")
    #expect((course.begin, course.turn, course.end) == (100, 110, 900_460))
    #expect(course.outcome == "completed")
    let auth = try #require(course.guards.first)
    #expect(course.guards.count == 1)
    #expect((auth.name, auth.begin, auth.end, auth.result) == ("auth", 120, 420, "allow"))
    #expect(course.commits == [430])
    #expect(course.steps.map(\.begin) == [440])
    #expect(course.steps.map(\.end) == [900_450])
    #expect(course.faults.isEmpty)
    #expect((course.firstRow, course.lastRow) == (2, 10))
  }

  @Test func faultsBelongToTheNavigationOfTheirStep() throws {
    let course = try courses(Sample.lines)[1]
    #expect(course.outcome == "failed")
    #expect(course.outcomeText == "failed: the host failed")
    #expect(course.faults.map(\.name) == ["timed out", "step failed", "failed"])
    #expect(course.steps.map(\.isFault) == [true])
  }

  @Test func whatHasNoEndIsUnfinished() throws {
    let course = try courses(Array(Sample.lines[..<9]))[0]
    #expect(course.outcome == "unfinished")
    #expect(course.end == nil)
    #expect(course.steps.map(\.end) == [nil])
  }

  @Test func userIsAnOutcomeOfItsOwn() throws {
    let found = try courses(
      Array(Sample.lines[..<2]) + [
        #"{"k":"user","s":3,"t":4,"w":1,"n":7,"closed":2}"#,
        #"{"k":"tree","s":4,"t":5,"w":1,"n":7,"why":"user","tree":\#(Sample.tree)}"#,
        #"{"k":"submit","s":5,"t":6,"w":1,"n":8,"op":"pop"}"#,
      ])
    #expect(found.map(\.number) == [7, 8])
    #expect(found.map(\.outcome) == ["user", "unfinished"])
    #expect(found[0].commits == [5])
  }

  @Test func whatIsUnderWayIsBounded() throws {
    let lines = (1...6000).map { #"{"k":"submit","s":\#($0 + 1),"t":\#($0),"w":1,"n":\#($0),"op":"pop"}"# }
    #expect(try courses([Sample.lines[0]] + lines).count == 6000)
    let steps = (1...600).map { #"{"k":"step","s":\#($0 + 1),"t":\#($0),"w":1,"n":1,"g":\#($0)}"# }
    let course = try courses([Sample.lines[0]] + steps)[0]
    #expect(course.steps.count == NavigationCourse.maximumSpans)
    #expect(course.leftOut == 400)
  }

  @Test func nextFileOfAJournalGoesOn() throws {
    let part = #"{"k":"open","s":6,"t":120,"v":1,"part":2}"#
    let found = try courses(Array(Sample.lines[..<5]) + [part] + Array(Sample.lines[5..<11]))
    #expect(found.map(\.outcome) == ["completed"])
  }
}
