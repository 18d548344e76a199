import WaymarkState

/// A tree that a reader edits, with the one before the last edit and those that can be undone.
public struct Session {
  private(set) var tree: EntryTree<Place>
  /// The tree before the last edit.
  private(set) var before: EntryTree<Place>
  private(set) var undone: [EntryTree<Place>] = []
  private(set) var done: [EntryTree<Place>] = []
  private var ids = EntryID.Generator()

  /// Starts with a tree of one place.
  public init() {
    tree = EntryTree(RouteTree(Place("home")), ids: &ids)
    before = tree
  }

  /// Carries out a command.
  ///
  /// - Parameter command: A verb, and its values on a line each. Besides the edits there are `start`, which forgets all that
  ///   was and takes a notation, `undo`, `redo` and `look`, which changes nothing.
  /// - Returns: The trees and the steps between them as JSON, or what is wrong with the command.
  public mutating func answer(_ command: String) -> String {
    do throws(Complaint) {
      let hasChanged = try perform(command)
      return Answer.text(self, hasChanged: hasChanged)
    } catch {
      return Answer.text(error, in: command)
    }
  }

  private mutating func perform(_ command: String) throws(Complaint) -> Bool {
    guard command.utf8.count <= Limits.bytes + Limits.name else { throw Complaint("That is too long") }
    var values = CommandReader(command)
    let verb = try values.field()
    switch verb {
    case "look": return false
    case "undo": return undo()
    case "redo": return redo()
    case "start":
      let routes = try TreeReader.read(values.rest())
      ids = EntryID.Generator()
      tree = EntryTree(routes, ids: &ids)
      (before, done, undone) = (tree, [], [])
      return true
    default:
      return try edit(try Edit(verb, &values, in: tree))
    }
  }

  private mutating func edit(_ edit: Edit) throws(Complaint) -> Bool {
    var edited = tree
    guard edit.apply(to: &edited, ids: &ids) else {
      before = tree
      return false
    }
    try check(edited)
    if done.count == Limits.history { done.removeFirst() }
    done.append(tree)
    undone = []
    before = tree
    tree = edited
    return true
  }

  private mutating func undo() -> Bool {
    before = tree
    guard let last = done.popLast() else { return false }
    undone.append(tree)
    tree = last
    return true
  }

  private mutating func redo() -> Bool {
    before = tree
    guard let next = undone.popLast() else { return false }
    done.append(tree)
    tree = next
    return true
  }

  /// Refuses what could not be set again from its notation.
  private func check(_ tree: EntryTree<Place>) throws(Complaint) {
    var count = 0
    tree.forEachElement { _ in count += 1 }
    guard count <= Limits.places else { throw Complaint("A tree has \(Limits.places) places at most here") }
    guard tree.description.utf8.count <= Limits.bytes else {
      throw Complaint("A tree's notation has \(Limits.bytes) bytes at most here")
    }
  }
}
