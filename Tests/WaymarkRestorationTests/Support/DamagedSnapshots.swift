/// Random texts of snapshots in which anything may be wrong, the same for the same seed.
struct DamagedSnapshots {
  private var random: SnapshotSamples
  /// One thing in so many is wrong.
  private var rarity = 12

  init(seed: UInt64) {
    random = SnapshotSamples(seed: seed)
  }

  /// A file's text, of which some bytes may be damaged too.
  mutating func next() -> [UInt8] {
    rarity = [1_000_000, 30, 12, 5][random.number(below: 4)]
    var bytes = Array(file().utf8)
    if random.number(below: 4) == 0 { damage(&bytes) }
    return bytes
  }

  private mutating func one(of choices: String...) -> String { choices[random.number(below: choices.count)] }

  private mutating func isWrong() -> Bool { random.number(below: rarity) == 0 }

  /// Something that is JSON and nothing that is expected.
  private mutating func oddity() -> String {
    let depth = one(of: "3", "60", "63", "64", "65", "127", "200")
    let brackets = Int(depth) ?? 1
    let nested = String(repeating: "[", count: brackets) + String(repeating: "]", count: brackets)
    return one(
      of: "null", "true", "0", "-0", "1e400", "-1.5e-3", "123456789012345678901234567890", "\"\"", "\"home\"",
      "[]",
      "{}", "[{}]", "\"\u{0}\"", "\"\u{1F}\"", "\"\u{7F}\"", #""\ud83e""#, "01", "1.", "+1", "-",
      #"{"stack": []}"#, #"{"tabs": []}"#, #""\ud83e\udd8a\u0000\b""#, #"{"": {"": 0}}"#, nested
    )
  }

  private mutating func space() -> String {
    random.number(below: 6) == 0 ? one(of: " ", "\n", "\t ", "\r\n") : ""
  }

  private mutating func object(_ members: [(String, String)]) -> String {
    var members = members
    if isWrong(), !members.isEmpty {
      // A name twice, with what it says elsewhere or something odd, before or after.
      let other = (members[random.number(below: members.count)].0, isWrong() ? oddity() : members[0].1)
      members.insert(other, at: random.number(below: members.count + 1))
    }
    if isWrong(), !members.isEmpty { members.remove(at: random.number(below: members.count)) }
    if isWrong() { members.append((one(of: "stack", "tabs", "saved", "unknown", ""), oddity())) }
    let texts = members.map { name, value in #""\#(name)":\#(space())\#(value)"# }
    return "{" + texts.joined(separator: "," + space()) + "}"
  }

  private mutating func list(_ count: Int, _ item: (inout DamagedSnapshots) -> String) -> String {
    var items = (0..<count).map { _ in item(&self) }
    if isWrong() { items.append(oddity()) }
    return "[" + items.joined(separator: ",\(space())") + space() + "]"
  }

  private mutating func file() -> String {
    let version =
      isWrong() ? one(of: "-3", "4", "0", "1.0", "99999999999999999999", "\"3\"") : one(of: "1", "2", "3")
    let shape = isWrong() ? one(of: "0", "2", "1e0", "null") : "1"
    return space() + object([("snapshot", shape), ("version", version), ("tree", tree())]) + space()
  }

  private mutating func tree() -> String {
    if isWrong() { return oddity() }
    var members = [("root", container(depth: 0))]
    let count = random.number(below: 4)
    if count > 0 { members.append(("modals", list(count) { $0.modal() })) }
    return object(members)
  }

  private mutating func modal() -> String {
    if isWrong() { return oddity() }
    let style = isWrong() ? oddity() : one(of: #""sheet""#, #""fullScreen""#, #""popover""#, #""alert""#)
    return #"{"style": \#(style), "# + container(depth: 0).dropFirst()
  }

  private mutating func container(depth: Int) -> String {
    let isDeep = isWrong()
    guard depth < (isDeep ? 10 : 3), random.number(below: 3) == 0 || (isDeep && depth > 0) else {
      return object([
        ("stack", list(random.number(below: isWrong() ? 1 : 4) + (isWrong() ? 0 : 1)) { $0.place() })
      ])
    }
    var keys: [String] = []
    let tabs = list(random.number(below: 3) + 1) { texts in
      let key = texts.route()
      keys.append(key)
      return #"{"key": \#(key), "# + texts.container(depth: depth + 1).dropFirst()
    }
    let selected = isWrong() || keys.isEmpty ? route() : keys[random.number(below: keys.count)]
    return object([("tabs", tabs), ("selected", selected)])
  }

  private mutating func place() -> String {
    if isWrong() { return oddity() }
    var members = [("route", route())]
    if random.number(below: 3) == 0 { members.append(("saved", saved())) }
    return object(members)
  }

  private mutating func saved() -> String {
    if isWrong() { return oddity() }
    let names = ["draft", "offset", "", "e\u{301}", "\u{e9}", #"\u0041"#]
    return object(
      (0..<random.number(below: 3)).map { _ in (names[random.number(below: names.count)], value()) })
  }

  private mutating func value() -> String {
    random.number(below: 3) == 0
      ? oddity() : one(of: "7", "1.25", #""Milk""#, #"["a", {"b": null}]"#, #""NaN""#)
  }

  private mutating func route() -> String {
    if isWrong() {
      return isWrong() ? oddity() : one(of: #"{"gone": {}}"#, #"{"item": {"id": "5"}}"#, #"{"item": {}}"#)
    }
    switch random.number(below: 8) {
    case 0: return one(of: #"{"home": {}}"#, #"{"list": {}}"#)
    case 1: return #"{"item": {"id": \#(random.number(below: 9))}}"#
    case 2: return #"{"product": {"id": \#(random.number(below: 9))}}"#
    case 3: return #"{"shop": {"_0": "\#(one(of: "bag", "basket", "catalogue", "gone"))"}}"#
    case 4: return #"{"note": {"title": "\#(one(of: "a", #"\n\u00e9"#, "\u{1F98A}", #"\ud83e\udd8a"#))"}}"#
    case 5: return one(of: #"{"news": {}}"#, #""news""#, #"{"news": {}, "home": {}}"#, #"{"search": {}}"#)
    default: return one(of: #"{"search": {}}"#, #"{"signIn": {}}"#, #"{"home": {}}"#)
    }
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let index = random.number(below: bytes.count)
    let end = min(bytes.count, index + random.number(below: 20))
    let tokens = [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud800", "\u{FEFF}", "-", "01", "e", "nul", "\u{0}",
    ]
    switch random.number(below: 7) {
    case 0: bytes.removeSubrange(index...)
    case 1: bytes.removeSubrange(index..<end)
    case 2: bytes[index] ^= UInt8(1 << random.number(below: 8))
    case 3: bytes[index] = UInt8(random.number(below: 256))
    case 4: bytes.insert(contentsOf: bytes[index..<end], at: random.number(below: bytes.count))
    case 5: bytes.insert(contentsOf: tokens[random.number(below: tokens.count)].utf8, at: index)
    default: bytes = bytes.flatMap { [$0, 0] }
    }
  }
}
