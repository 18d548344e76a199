/// A journal of any length: a push and its pop, again and again, of which every hundredth fails.
package enum LongJournal {
  /// - Parameters:
  ///   - navigations: How many there are, from 1 on.
  ///   - isBegun: Whether it goes on with another one, and has no beginning of its own.
  /// - Returns: Its lines.
  package static func text(_ navigations: ClosedRange<Int>, isBegun: Bool = false) -> String {
    var text = isBegun ? "" : Sample.text(of: Array(Sample.lines[..<2]))
    // After those of the beginning.
    var sequence = 2 + 3 * (navigations.lowerBound - 1)
    func add(_ number: Int, _ kind: String, _ members: String) {
      sequence += 1
      text += #"{"k":"\#(kind)","s":\#(sequence),"t":\#(sequence),"w":1,"n":\#(number),\#(members)}"# + "\n"
    }
    for number in navigations {
      let isPush = number % 2 == 1
      let route = #""page\#(number)""#
      add(number, "submit", isPush ? #""op":"push","route":\#(route)"# : #""op":"pop""#)
      let end = isPush ? #""in":[{"e":2,"r":\#(route)}]"# : #""out":[2]"#
      add(number, "commit", #""d":[{"stack":[0],"below":1,\#(end)}]"#)
      add(number, "end", #""o":"\#(number % 100 == 0 ? "failed" : "completed")""#)
    }
    return text
  }
}
