import Foundation
import WaymarkInspector

/// A small journal with a bit of everything.
package enum Sample {
  /// The file of a journal that a router has written.
  package static func recorded(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Recorded/\(name).jsonl")
  }

  package static let tree = #"{"root":{"stack":[{"e":1,"r":{"home":{}}}]}}"#
  package static let push =
    #"{"stack":[0],"below":1,"in":[{"e":2,"r":{"shop":{"_0":{"product":{"id":5}}}}}]}"#

  package static let lines = [
    #"{"k":"open","s":1,"t":0,"v":2,"app":"browse","at":"2026-01-31T12:00:00Z"}"#,
    #"{"k":"base","s":2,"t":3,"w":1,"window":"main","route":"App.R","mode":"full","tree":\#(tree),"shown":\#(tree),"id":1,"guards":[{"q":1,"name":"auth"}]}"#,
    #"{"k":"submit","s":3,"t":100,"w":1,"n":1,"op":"push","route":{"shop":{"_0":{"product":{"id":5}}}}}"#,
    #"{"k":"life","s":4,"t":110,"w":1,"e":1,"p":"covered"}"#,
    #"{"k":"asked","s":5,"t":120,"w":1,"n":1,"turn":1,"q":1,"name":"auth"}"#,
    #"{"k":"answer","s":6,"t":420,"w":1,"n":1,"turn":1,"q":1,"d":"allow"}"#,
    #"{"k":"commit","s":7,"t":430,"w":1,"n":1,"d":[\#(push)],"id":2}"#,
    #"{"k":"step","s":8,"t":440,"w":1,"g":1,"n":1,"d":\#(push)}"#,
    #"{"k":"ack","s":9,"t":900440,"w":1,"g":1,"r":"ok"}"#,
    #"{"k":"stepEnd","s":10,"t":900450,"w":1,"g":1,"r":"done"}"#,
    #"{"k":"end","s":11,"t":900460,"w":1,"n":1,"o":"completed"}"#,
    #"{"k":"submit","s":12,"t":1000000,"w":1,"n":2,"op":"present","modal":{"style":"alert","stack":["signIn"]}}"#,
    #"{"k":"life","s":13,"t":1000010,"w":1,"e":1,"p":"covered"}"#,
    #"{"k":"commit","s":14,"t":1000020,"w":1,"n":2,"d":[{"present":0,"m":{"style":"alert","stack":[{"e":3,"r":"signIn"}]}}]}"#,
    #"{"k":"step","s":15,"t":1000030,"w":1,"g":2,"n":2,"d":{"present":0,"m":{"style":"alert","stack":[{"e":3,"r":"signIn"}]}}}"#,
    #"{"k":"timeout","s":16,"t":4000030,"w":1,"g":2}"#,
    #"{"k":"stepEnd","s":17,"t":4000040,"w":1,"g":2,"r":"failed"}"#,
    #"{"k":"tree","s":18,"t":4000050,"w":1,"n":2,"why":"back","d":[{"dismiss":0,"out":[3]}]}"#,
    #"{"k":"end","s":19,"t":4000060,"w":1,"n":2,"o":"failed","why":"hostFailed"}"#,
    #"{"k":"close","s":20,"t":5000000,"why":"closed"}"#,
  ]

  package static var text: String { text(of: lines) }

  package static func text(of lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  /// All that a reader comes upon, problems too.
  package static func items(_ bytes: [UInt8]) throws -> [JournalRecord] {
    var reader = JournalReader(LineReader(bytes))
    var items: [JournalRecord] = []
    while let item = try reader.next() { items.append(item) }
    return items
  }

  package static func items(_ text: String) throws -> [JournalRecord] { try items(Array(text.utf8)) }

  package static func records(_ items: [JournalRecord]) -> [JournalRecord] {
    items.filter { $0.problem == nil }
  }

  package static func problems(_ items: [JournalRecord]) -> [JournalRecord] {
    items.filter { $0.problem != nil }
  }

  /// A journal's timeline.
  package static func timeline(_ bytes: [UInt8]) throws -> Timeline {
    var timeline = Timeline()
    for item in try items(bytes) { timeline.take(item) }
    return timeline
  }

  package static func timeline(_ text: String) throws -> Timeline { try timeline(Array(text.utf8)) }

  package static func timeline(_ lines: [String]) throws -> Timeline { try timeline(text(of: lines)) }

  /// The log of a journal, of the rows that have all of some words.
  package static func log(_ text: String, only words: String = "") throws -> String {
    let timeline = try timeline(text)
    let rows = timeline.keptRows.filter(JournalFilter(words).matches)
    return rows.map { $0.logLines(namesWindow: timeline.hasSeveralWindows) }.joined()
  }
}
