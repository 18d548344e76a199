/// One event of a trace, in the format that Chrome's and Perfetto's viewers read.
struct TraceEvent {
  let phase: Character
  let name: String
  let time: Int
  let window: Int
  let thread: Int
  /// The navigation that a nested event belongs to.
  var navigation: Int?
  /// How long a step took.
  var duration: Int?
  /// Details, as names and texts.
  var arguments: [(name: StaticString, text: String)] = []

  /// The event as a JSON object.
  var text: String {
    var event = PageObject()
    event.add("ph", String(phase))
    event.add("name", name)
    event.add("pid", window)
    event.add("tid", thread)
    event.add("ts", phase == "M" ? nil : time)
    event.add("dur", duration)
    if let navigation {
      event.add("cat", "nav")
      event.add("id", "\(window).\(navigation)")
    } else if phase == "X" {
      event.add("cat", "step")
    } else if phase == "i" {
      event.add("cat", "fault")
      event.add("s", "p")
    }
    if !arguments.isEmpty {
      var object = PageObject()
      for (name, value) in arguments { object.add(name, value) }
      event.add("args", written: object.text)
    }
    return event.text
  }
}
