import Waymark
import WaymarkStorage

/// A window at one point of a journal, as far as it is known.
package struct JournalWindow: Sendable {
  /// A request to the host that has not ended.
  struct Step: Sendable {
    let number: Int?
    let value: JSONValue
    /// The navigation that it belongs to, as the number of its first row.
    let navigation: Int?
  }

  /// The app's name for the window, if it has one.
  package private(set) var label: String?

  /// The tree that was committed, and the one on the screen, as far as they are known.
  package private(set) var tree: JournalTree?
  package private(set) var shown: JournalTree?

  private var guards: [Int: String] = [:]
  var step: Step?

  /// The name of a guard or of a screen that objects.
  func guardName(_ number: Int?) -> String {
    number.map { guards[$0] ?? "guard \($0)" } ?? "a guard"
  }

  /// Follows a record.
  ///
  /// - Returns: The change of a tree in words, and what does not fit the records before, as a sentence: a tree is unknown
  ///   from there until a record has it whole.
  mutating func take(_ record: JournalRecord) -> (change: String, misfit: String?) {
    var (change, misfit): (String, String?) = ("", nil)
    switch record.kind {
    case "base":
      label = record["window"]?.string?.harmless(limit: 80) ?? label
      for value in record["guards"]?.array ?? [] { nameGuard(value) }
      (tree, shown, step) = (JournalTree(written: record["tree"]), JournalTree(written: record["shown"]), nil)
      if tree == nil { misfit = "the tree cannot be read" }
    case "commit", "tree":
      let committed = self.change(\.tree, record["d"])
      let shown = self.change(\.shown, record["sd"], record["shown"])
      change = record["d"] == nil ? shown.text : committed.text
      misfit = committed.misfit ?? shown.misfit
    case "stepEnd":
      guard let ended = step, ended.number == record["g"]?.integer else { break }
      step = nil
      guard record["r"]?.string == "done" else { break }
      misfit = self.change(\.shown, ended.value["d"].map { .array([$0]) }, ended.value["rebuild"]).misfit
    case "host": if !record.has("again") { shown = nil }
    case "guard", "asked": nameGuard(record.value)
    default: break
    }
    // Both share their memory from here on.
    if shown == tree { shown = tree }
    return (change, misfit)
  }

  private mutating func nameGuard(_ value: JSONValue) {
    guard let number = value["q"]?.integer else { return }
    if value["off"] == true {
      guards[number] = nil
    } else if guards[number] == nil {
      guards[number] =
        value["name"]?.string?.harmless(limit: 60) ?? value["e"]?.integer.map { "the screen @\($0)" }
    }
  }

  /// Changes one of the trees by steps, or replaces it.
  ///
  /// - Returns: The steps in words, of many only the first few, and what does not fit.
  private mutating func change(
    _ place: WritableKeyPath<JournalWindow, JournalTree?>, _ steps: JSONValue?,
    _ whole: JSONValue? = nil
  ) -> (text: String, misfit: String?) {
    var changed = self[keyPath: place]
    self[keyPath: place] = nil
    if let whole {
      changed = JournalTree(written: whole)
      if changed == nil { return ("no change", "the tree cannot be read") }
    }
    guard let steps = steps?.array, !steps.isEmpty else {
      self[keyPath: place] = changed
      return ("no change", nil)
    }
    guard var tree = changed else { return ("a change of a tree that is not known", nil) }
    var text = ""
    for (index, value) in steps.enumerated() {
      let step = tree.apply(written: value)
      if index == 4 { text += "; and \(steps.count - index) more" }
      if index < 4 { text += (index == 0 ? "" : "; ") + (step?.description ?? "a step that does not fit") }
      if step == nil { return (text, "a step does not fit the tree before it") }
    }
    self[keyPath: place] = tree
    return (text, nil)
  }
}
