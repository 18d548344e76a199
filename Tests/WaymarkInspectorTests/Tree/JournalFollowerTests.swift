import Testing
import WaymarkSampleJournals

@testable import WaymarkInspector

struct JournalFollowerTests {
  /// The window after some records that follow the beginning of the sample.
  private func window(after lines: [String]) throws -> JournalWindow {
    var follower = JournalFollower()
    for record in Sample.records(try Sample.items(Sample.text(of: Array(Sample.lines[..<2]) + lines))) {
      let moment = follower.follow(record)
      #expect(moment.misfit == nil)
    }
    return try #require(follower.windows[1])
  }

  @Test func shownFollowsStepsThatAreDone() throws {
    let step = #"{"k":"step","s":3,"t":4,"w":1,"g":1,"n":1,"d":\#(Sample.push)}"#
    #expect(try window(after: [step]).shown?.description == "[home]")
    let done = #"{"k":"stepEnd","s":4,"t":5,"w":1,"g":1,"r":"done"}"#
    #expect(try window(after: [step, done]).shown?.description == "[home shop.product(id: 5)]")
    let failed = #"{"k":"stepEnd","s":4,"t":5,"w":1,"g":1,"r":"failed","why":"timedOut"}"#
    #expect(try window(after: [step, failed]).shown?.description == "[home]")
  }

  /// A screen that the user takes away while a step runs is gone from what the step leads to.
  @Test func userMayLeaveWhileAStepRuns() throws {
    let push = #"{"stack":[0],"below":1,"in":[{"e":2,"r":"a"},{"e":3,"r":"b"}]}"#
    let next = #"{"stack":[0],"below":3,"in":[{"e":4,"r":"c"}]}"#
    let window = try window(after: [
      #"{"k":"commit","s":3,"t":4,"w":1,"n":1,"d":[\#(push)]}"#,
      #"{"k":"step","s":4,"t":4,"w":1,"g":1,"n":1,"d":\#(push)}"#,
      #"{"k":"stepEnd","s":5,"t":5,"w":1,"g":1,"r":"done"}"#,
      #"{"k":"commit","s":6,"t":6,"w":1,"n":2,"d":[\#(next)]}"#,
      #"{"k":"step","s":7,"t":6,"w":1,"g":2,"n":2,"d":\#(next)}"#,
      #"{"k":"user","s":8,"t":7,"w":1,"n":3,"closed":3}"#,
      #"{"k":"tree","s":9,"t":7,"w":1,"n":3,"why":"user","d":[{"stack":[0],"below":2,"out":[3],"above":1}],"sd":[{"stack":[0],"below":2,"out":[3]}]}"#,
      #"{"k":"stepEnd","s":10,"t":8,"w":1,"g":2,"r":"done"}"#,
    ])
    #expect(window.tree?.description == "[home a c]")
    #expect(window.shown == window.tree)
  }

  @Test func treesOfManyWindowsAreBoundedTogether() throws {
    var follower = JournalFollower(maximumWeight: 1 << 20)
    let places = (0..<500).map { #"{"e":\#($0),"r":"a name of some length, \#($0)"}"# }.joined(separator: ",")
    var told = ""
    for window in 0..<60 {
      let tree = #"{"root":{"stack":[\#(places)]}}"#
      let line = #"{"k":"base","s":\#(window + 1),"t":1,"w":\#(window),"tree":\#(tree),"shown":\#(tree)}"#
      for record in Sample.records(try Sample.items(line)) {
        told += follower.follow(record).misfit ?? ""
      }
    }
    let followed = follower.windows.values.count { $0.tree != nil }
    #expect(followed > 3 && followed < 20)
    #expect(told.contains("windows take too much memory"))
  }

  @Test func treesAreBounded() throws {
    var follower = JournalFollower()
    let many = Array(repeating: #"{"r":"x","e":1}"#, count: 20_000).joined(separator: ",")
    var misfits: [String] = []
    var lines = Array(Sample.lines[..<2])
    for index in 0..<12 {
      lines.append(
        #"{"k":"commit","s":\#(index + 3),"t":4,"w":1,"n":1,"d":[{"stack":[0],"below":\#(1 + 20_000 * index),"in":[\#(many)]}]}"#
      )
    }
    for record in Sample.records(try Sample.items(Sample.text(of: lines))) {
      if let misfit = follower.follow(record).misfit { misfits.append(misfit) }
    }
    #expect(misfits.count == 1)
    #expect(misfits.first?.contains("more than 200000 places") == true)
    #expect(follower.windows[1]?.tree == nil)
  }
}
