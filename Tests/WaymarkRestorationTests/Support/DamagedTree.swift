/// The text of a tree in which something is wrong, as coders write it and as snapshots do.
struct DamagedTree {
  /// A value of JSON; places of stacks are written as routes, or as objects with a route.
  indirect enum Value {
    case text(String)
    case list([Value])
    case object([(name: String, value: Value)])
    case place(Value)

    func written(asSnapshot isSnapshot: Bool) -> String {
      switch self {
      case .text(let text): text
      case .list(let values):
        "[" + values.map { $0.written(asSnapshot: isSnapshot) }.joined(separator: ",") + "]"
      case .object(let members):
        "{"
          + members.map { #""\#($0.name)":"# + $0.value.written(asSnapshot: isSnapshot) }
          .joined(separator: ",") + "}"
      case .place(let route):
        isSnapshot ? #"{"route":\#(route.written(asSnapshot: true))}"# : route.written(asSnapshot: false)
      }
    }
  }

  private(set) var tree: Value
  private var random: SnapshotSamples

  init(seed: UInt64) {
    random = SnapshotSamples(seed: seed)
    tree = .text("null")
    tree = window()
    for _ in 0..<random.number(below: 4) { tree = damaged(tree) }
  }

  /// The text as a coder would write the tree.
  var coded: String { tree.written(asSnapshot: false) }

  /// The text as a snapshot's format would.
  var snapshot: String { tree.written(asSnapshot: true) }

  // MARK: Whole

  private mutating func window() -> Value {
    let root = Value.object(container(depth: 0))
    let modals = (0..<random.number(below: 3)).map { _ in
      Value.object([("style", .text(#""sheet""#))] + container(depth: 1))
    }
    return .object([("root", root)] + (modals.isEmpty ? [] : [("modals", .list(modals))]))
  }

  private mutating func container(depth: Int) -> [(name: String, value: Value)] {
    switch random.number(below: depth < 3 ? 5 : 1) {
    case 1:
      let count = random.number(below: 3) + 1
      let tabs = (0..<count).map { index in
        Value.object([("key", .text(#"{"item":{"id":\#(index)}}"#))] + container(depth: depth + 1))
      }
      return [
        ("tabs", .list(tabs)), ("selected", .text(#"{"item":{"id":\#(random.number(below: count))}}"#)),
      ]
    case 2...:
      let places = 2 + random.number(below: 2)
      let count = random.number(below: places) + 1
      let columns = (0..<count).map { _ in Value.object(container(depth: depth + 1)) }
      return [
        ("columns", .list(columns)), ("places", .text("\(places)")),
        ("front", .text("\(random.number(below: count))")),
      ]
    default: return [("stack", .list((0...random.number(below: 2)).map { _ in .place(route()) }))]
    }
  }

  private mutating func route() -> Value {
    let routes = [#"{"home":{}}"#, #"{"item":{"id":7}}"#, #"{"shop":{"_0":"basket"}}"#]
    return .text(routes[random.number(below: routes.count)])
  }

  // MARK: Damage

  /// A value with one thing in it changed.
  private mutating func damaged(_ value: Value) -> Value {
    let isHere = random.number(below: 6) == 0
    switch value {
    case .text(let text):
      // A route may be another, or one that nobody knows.
      guard Self.isRoute(text), random.number(below: 4) == 0 else { return oddity() }
      return .text(random.number(below: 2) == 0 ? #"{"gone":{}}"# : #"{"home":{}}"#)
    case .place(let route): return isHere ? oddity() : .place(damaged(route))
    case .list(var values):
      guard !values.isEmpty, !isHere || random.number(below: 2) == 0 else { return oddity() }
      let index = random.number(below: values.count)
      switch isHere ? random.number(below: 3) : 3 {
      case 0: values.remove(at: index)
      case 1: values.insert(values[index], at: index)
      case 2: values.insert(oddity(), at: index)
      default: values[index] = damaged(values[index])
      }
      return .list(values)
    case .object(var members):
      guard !members.isEmpty else { return oddity() }
      let index = random.number(below: members.count)
      switch isHere ? random.number(below: 3) : 3 {
      case 0: members.remove(at: index)
      case 1: members[index].value = oddity()
      case 2:
        let names = ["stack", "tabs", "columns", "places", "front", "selected", "key", "style", "modals"]
        let name = names[random.number(below: names.count)]
        if !members.contains(where: { $0.name == name }) { members.append((name, oddity())) }
      default: members[index].value = damaged(members[index].value)
      }
      return .object(members)
    }
  }

  private static func isRoute(_ text: String) -> Bool {
    ["home", "item", "shop", "gone"].contains { text.hasPrefix("{\"\($0)") }
  }

  private mutating func oddity() -> Value {
    let all = [
      "null", "null", "-1", "-9", "0", "1", "2", "3", "5", "2.0", "1e0", "0.5", "1e300",
      "99999999999999999999",
      "true", #""1""#, #""home""#, "[]", "{}", "[null]",
      #"{"stack":[]}"#, #"{"columns":[]}"#,
    ]
    return .text(all[random.number(below: all.count)])
  }
}
