import Waymark
import WaymarkLinks

extension LinkRandom {
  /// A text for a table: one that fits a link of it, or nearly, or one that has nothing to do with it.
  mutating func modelURL(_ matcher: ModelMatcher) -> String {
    var url = modelOrigin(matcher.table)
    let link = chance(6) ? nil : matcher.links.randomElement(using: &self)?.link
    url += "/" + modelPath(link).joined(separator: chance(60) ? "//" : "/") + (chance(8) ? "/" : "")
    let items = modelItems(link)
    if !items.isEmpty || chance(10) { url += "?" + items.joined(separator: "&") }
    switch link?.fragment {
    case .fixed(let text)?: if !chance(6) { url += "#" + encoded(text) }
    case .parameter(let parameter)?: if !chance(6) { url += "#" + encoded(modelText(parameter.kind)) }
    case nil: if chance(10) { url += "#" + encoded(modelWord()) }
    }
    return chance(8) ? mutated(url) : url
  }

  private mutating func modelOrigin(_ table: ModelTable) -> String {
    switch Int.random(in: 0..<4, using: &self) {
    case 0:
      let scheme = element(table.schemes + ["https", "javascript"], or: "https")
      return scheme + "://" + modelHost(table)
    case 1:
      guard let scheme = table.appSchemes.randomElement(using: &self) else { return "" }
      return scheme + element([":", "://", ":/", ":///"], or: ":")
    case 2 where chance(4): return "//" + modelHost(table)
    default: return ""
    }
  }

  private mutating func modelHost(_ table: ModelTable) -> String {
    let odd = [
      "", "evil.com", "u@h", "h.", ".", "a..h", "h:", "h:443", "h:0", "h:99999", "[::1", "%68", "a.h", ".h",
    ]
    let host = element(chance(3) ? odd : table.hosts, or: "h")
    return host.replacing("*", with: "a") + (chance(12) ? ":443" : "")
  }

  private mutating func modelPath(_ link: ModelLink?) -> [String] {
    guard let link else { return (0..<Int.random(in: 0...5, using: &self)).map { _ in odd() } }
    return link.segments.flatMap { segment -> [String] in
      if chance(40) { return [odd()] }
      switch segment {
      case .literal(let text): return [encoded(text)]
      case .parameter(let prefix, let parameter): return [encoded(prefix + modelText(parameter.kind))]
      case .rest(let parameter):
        return (0..<Int.random(in: 0...3, using: &self)).map { _ in
          chance(3) ? odd() : encoded(modelText(parameter?.kind ?? .text))
        }
      }
    }
  }

  private mutating func modelItems(_ link: ModelLink?) -> [String] {
    var items = (link?.items ?? []).flatMap { item -> [String] in
      if chance(8) { return [] }
      return (0..<(chance(6) ? 2 : 1)).map { _ in
        switch item {
        case .parameter(let key, let parameter):
          if chance(12) { return encoded(key) }
          let text = parameter.allowed.isEmpty || chance(5) ? modelText(parameter.kind) : parameter.allowed[0]
          return encoded(key) + "=" + encoded(text)
        case .fixed(let key, let value): return encoded(key) + "=" + encoded(value ?? modelWord())
        }
      }
    }
    if chance(6) { items.append(element(["", "x", "q", "n=1", "q+q=a+b", "=", "q=%"], or: "")) }
    return items.shuffled(using: &self)
  }

  private mutating func modelText(_ kind: ModelLink.Kind) -> String {
    if chance(10) { return modelWord() }
    switch kind {
    case .int, .maybeInt, .ints: return "\(Int.random(in: -50...50, using: &self))"
    case .small: return "\(Int.random(in: 0...300, using: &self))"
    case .flag: return element(["true", "false", "0", "1"], or: "1")
    case .text, .maybeText, .texts: return chance(12) ? "" : modelWord()
    }
  }

  /// A segment that is written in an odd way.
  private mutating func odd() -> String {
    element(
      [
        "", ".", "..", "%2e", ".%2E", "%", "%2", "%zz", "a%2Fb", "..%2F..", "a%2F..", "%252e%252e",
        "%25252e.", "%5c..",
        "..%5C", "%2500", "%00", "%c0%ae", "%25c0%25ae.", "%25u002e.", "%25e0%2580%25ae", "%ff", "%E4", "\\",
        "a\u{1}", "@a",
        "ab1", "-5", "+5", "9223372036854775808", "٣", "a%2541", "100%25", "%2541", "...", "%25%32%65.",
        "%2Fa", "a%2F", "a%2F%2Fb", "a%252f%255Cb", "C:", "c%3Aa", "a%2Fz%253a", "C%25c1%25bA", "%5C", "1:a",
        "ab:",
        "%25C0%25A52e.", "%25e0%2580%25a5c0%25ae", "%25u0025%25c0%25b2e.", "%25c1%25b02e",
      ], or: "")
  }

  /// The text with what has to be encoded, and now and then something else, percent-encoded; or as it is.
  private mutating func encoded(_ text: String) -> String {
    if chance(30) { return text }
    return text.utf8.map { byte in
      let isPlain =
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x2E || byte == 0x2D
      if isPlain, !chance(12) { return String(Unicode.Scalar(byte)) }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: chance(2))
    }.joined()
  }

  private mutating func mutated(_ url: String) -> String {
    var bytes = Array(url.utf8)
    for _ in 0..<Int.random(in: 1...3, using: &self) {
      let position = Int.random(in: 0...bytes.count, using: &self)
      let byte = element(Array("/%.?#&=:@\\+[]0aF ".utf8), or: 0)
      switch Int.random(in: 0..<3, using: &self) {
      case 0: bytes.insert(byte, at: position)
      case 1: if position < bytes.count { bytes[position] = byte }
      default: if position < bytes.count { bytes.remove(at: position) }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
