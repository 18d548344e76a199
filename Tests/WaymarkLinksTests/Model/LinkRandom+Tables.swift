import Waymark

extension LinkRandom {
  /// A random table: few words, so that its links get in one another's way.
  mutating func modelTable(_ count: Int) -> ModelTable {
    var names = 0
    var table = ModelTable(items: modelItems(count, depth: 0, room: 24, &names))
    if chance(2) {
      table.schemes = element([["https"], ["HTTPS", "http"], ["file"]], or: [])
      table.hosts = element([[], ["h"], ["H.example", "*.h"], ["[::1]", "h:8080"]], or: [])
    }
    if chance(2) { table.appSchemes = element([["app"], ["App", "file"]], or: []) }
    if chance(4) { table.rest = .anyText }
    return table
  }

  private mutating func modelItems(_ count: Int, depth: Int, room: Int, _ names: inout Int) -> [ModelTable
    .Item]
  {
    (0..<count).map { _ in
      guard depth < 3, chance(5) else { return .link(modelLink(room, &names)) }
      let inner = Int.random(in: 1...4, using: &self)
      if chance(2) {
        let prefix = [ModelLink.Segment.literal(modelWord())] + (chance(3) ? [.literal(modelWord())] : [])
        let items = modelItems(inner, depth: depth + 1, room: room, &names)
        return .mounted(prefix: prefix, rest: chance(2) ? .anyText : .staysBelow, items)
      }
      let prefix = (0..<Int.random(in: 0...2, using: &self)).map { _ in modelSegment(&names) }
      return .group(prefix: prefix, modelItems(inner, depth: depth + 1, room: room - prefix.count, &names))
    }
  }

  private mutating func modelLink(_ room: Int, _ names: inout Int) -> ModelLink {
    names += 1
    var link = ModelLink(number: names, segments: [])
    // Now and then as many parameters as there is room for.
    let count = chance(40) ? room : Int.random(in: 0...4, using: &self)
    link.segments = (0..<count).map { _ in modelSegment(&names) }
    if count < room, chance(4) {
      let kind = element([ModelLink.Kind.text, .texts, .ints], or: .text)
      link.segments.append(.rest(chance(4) ? nil : modelParameter(kind, &names)))
    }
    if chance(3) {
      var keys: Set<String> = []
      for _ in 0..<Int.random(in: 1...3, using: &self) {
        let item = modelItem(&names)
        if keys.insert(item.key).inserted { link.items.append(item) }
      }
    }
    if chance(6) {
      let kind = element([ModelLink.Kind.int, .text, .maybeInt, .maybeText], or: .text)
      link.fragment = chance(3) ? .fixed(modelWord()) : .parameter(modelParameter(kind, &names))
    }
    link.isInternal = chance(8)
    link.hasCondition = chance(10)
    return link
  }

  private mutating func modelSegment(_ names: inout Int) -> ModelLink.Segment {
    guard chance(2) else { return .literal(modelWord()) }
    let prefix = chance(3) ? element(["a", "ab", "@", "a/"], or: "@") : ""
    return .parameter(
      prefix: prefix, modelParameter(element([.int, .small, .flag, .text], or: .text), &names))
  }

  private mutating func modelItem(_ names: inout Int) -> ModelLink.Item {
    let key = element(["q", "n", "q q", "=", "ä&"], or: "q")
    if chance(4) { return .fixed(key: key, value: chance(2) ? modelWord() : nil) }
    return .parameter(
      key: key, modelParameter(element(ModelLink.Kind.allCases, or: .text), &names, mayDefault: true))
  }

  private mutating func modelParameter(
    _ kind: ModelLink.Kind, _ names: inout Int, mayDefault: Bool = false
  ) -> ModelLink.Parameter {
    names += 1
    var parameter = ModelLink.Parameter(name: "p\(names)", kind: kind)
    let isText = [.text, .maybeText, .texts].contains(kind)
    if isText, mayDefault, chance(4) { parameter.allowed = ["a", "b c", "ä"].filter { _ in !chance(3) } }
    if mayDefault, chance(4) {
      switch kind {
      case .int, .small: parameter.defaultText = "7"
      case .flag: parameter.defaultText = "true"
      case .text: parameter.defaultText = parameter.allowed.first ?? "a"
      default: break
      }
    }
    return parameter
  }

  mutating func modelWord() -> String {
    element(
      ["a", "ab", "abc", "b", "users", "a long word of many bytes", "1", "ä", "a/b", "%", "x.y"], or: "a")
  }
}
