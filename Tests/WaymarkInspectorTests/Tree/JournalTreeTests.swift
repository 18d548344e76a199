import Testing
import Waymark
import WaymarkStorage

@testable import WaymarkInspector

struct JournalTreeTests {
  private func value(_ text: String) throws -> JSONValue {
    try JSONParser.value(of: Array(text.utf8), maximumDepth: 64)
  }

  private func apply(_ text: String, to tree: inout JournalTree) throws -> Bool {
    tree.apply(written: try value(text)) != nil
  }

  private let tree = """
    {"root":{"tabs":[{"key":"home","stack":[{"e":1,"r":"a"},{"e":2,"r":"b"}]},
    {"key":"home","columns":[{"stack":[{"e":3,"r":"c"}]},{"stack":[{"e":4,"r":"d"}]}],"places":3,"front":1}],
    "selected":"home","at":1},"modals":[{"style":"sheet","stack":[{"e":5,"r":"m"}]},{"style":"alert","stack":[{"e":6,"r":"o"}]}]}
    """

  @Test func readsInTheNotationOfTrees() throws {
    let read = JournalTree(written: try value(tree))
    #expect(read?.description == "(home: [a b] | home*: [c|d*|.]) {m} {alert: o}")
    #expect(read?.placeCount == 6)
  }

  @Test(arguments: [
    (
      #"{"stack":[0,0],"below":1,"out":[2],"in":[{"e":7,"r":"x"},{"e":8,"r":"y"}]}"#,
      "(home: [a x y] | home*: [c|d*|.])"
    ),
    (#"{"stack":[0,0],"out":[1],"above":1}"#, "(home: [b] | home*: [c|d*|.])"),
    (#"{"select":[0],"from":1,"to":0}"#, "(home*: [a b] | home: [c|d*|.])"),
    (#"{"select":[0,1],"from":1,"to":0}"#, "(home: [a b] | home*: [c*|d|.])"),
    (
      #"{"columns":[0,1],"kept":1,"out":[4],"in":[{"stack":[{"e":9,"r":"z"}]},{"stack":[{"e":10,"r":"w"}]}],"oldFront":1,"front":2}"#,
      "(home: [a b] | home*: [c|z|w*])"
    ),
    (
      #"{"columns":[0,1],"kept":1,"out":[4],"in":[],"oldFront":1,"front":0}"#,
      "(home: [a b] | home*: [c*|.|.])"
    ),
    (#"{"replace":[0],"out":[1,2,3,4],"c":{"stack":[{"e":11,"r":"new"}]}}"#, "[new]"),
    (#"{"update":[0,0],"i":0,"e":1,"r":"a2"}"#, "(home: [a2 b] | home*: [c|d*|.])"),
    (#"{"update":[0,0],"i":0,"e":1,"r":"a"}"#, "(home: [a b] | home*: [c|d*|.])"),
  ])
  func stepsAreCarriedOut(_ step: String, _ root: String) throws {
    var changed = try #require(JournalTree(written: try value(tree)))
    let isApplied = try apply(step, to: &changed)
    #expect(isApplied)
    #expect(changed.description == root + " {m} {alert: o}")
  }

  @Test func modalsComeAndGo() throws {
    var changed = try #require(JournalTree(written: try value(tree)))
    for (step, modals) in [
      (#"{"dismiss":1,"out":[6]}"#, "{m}"),
      (#"{"present":1,"m":{"style":"popover","stack":[{"e":7,"r":"p"}]}}"#, "{m} {popover: p}"),
    ] {
      let isApplied = try apply(step, to: &changed)
      #expect(isApplied)
      #expect(changed.description.hasSuffix(modals))
    }
  }

  @Test(arguments: [
    #"{"stack":[0,0],"below":2,"out":[2]}"#, #"{"stack":[0,0],"below":1,"out":[1]}"#,
    #"{"stack":[0],"below":1}"#,
    #"{"stack":[9],"below":1}"#, #"{"stack":[0,-1],"below":1}"#, #"{"stack":[],"below":1}"#,
    #"{"stack":[0,0],"below":9223372036854775807,"above":9223372036854775807}"#,
    #"{"select":[0],"from":0,"to":7}"#,
    #"{"columns":[0,1],"kept":0,"in":[]}"#, #"{"columns":[0,1],"kept":9,"in":[]}"#, #"{"dismiss":2}"#,
    #"{"dismiss":-9223372036854775808}"#, #"{"update":[0,0],"i":5,"e":1,"r":"a"}"#,
    #"{"stack":[0,0],"out":[1,2]}"#,
    #"{"replace":[0,5],"c":{"stack":[{"e":1,"r":"x"}]}}"#, #"{"columns":[0,1],"kept":2,"in":[],"front":5}"#,
    "{}", "7",
  ])
  func stepsThatDoNotFitAreRefused(_ step: String) throws {
    var changed = try #require(JournalTree(written: try value(tree)))
    let isApplied = try apply(step, to: &changed)
    #expect(!isApplied)
  }

  @Test(arguments: [
    "{}", #"{"root":{"stack":[]}}"#, #"{"root":{"tabs":[]}}"#, #"{"root":{"tabs":[{"stack":["a"]}]}}"#,
    #"{"root":{"tabs":[{"key":"a","stack":["a"]}],"at":3}}"#,
    #"{"root":{"columns":[{"stack":["a"]}],"places":1000000000000,"front":0}}"#,
    #"{"root":{"columns":[{"stack":["a"]}],"places":0,"front":0}}"#,
    #"{"root":{"columns":[{"stack":["a"]},{"stack":["a"]},{"stack":["a"]},{"stack":["a"]},{"stack":["a"]},{"stack":["a"]},{"stack":["a"]},{"stack":["a"]},{"stack":["a"]},{"stack":["a"]}]}}"#,
    #"{"root":{"stack":["a"]},"modals":[{}]}"#,
  ])
  func whatIsNoTreeIsNone(_ source: String) throws {
    #expect(JournalTree(written: try value(source)) == nil)
  }
}
