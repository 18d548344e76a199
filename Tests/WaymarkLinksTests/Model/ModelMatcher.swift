import Waymark
import WaymarkLinks

/// Matches links by trying one after the other on segments and items that have been split and decoded before: slow and plain, to
/// hold a table against.
struct ModelMatcher: Sendable {
  let table: ModelTable
  let links: [ModelTable.FlatLink]

  init(_ table: ModelTable) {
    self.table = table
    links = table.links
  }

  /// The route that a text leads to, or `nil` if the table refuses it.
  func route(for url: String, from source: LinkSource = .outside) -> ModelHit? {
    guard let text = ModelText(url, table) else { return nil }
    for flat in links {
      guard let texts = Self.pathTexts(text.segments[...], flat.link.segments[...]) else { continue }
      if case .rest(_?)? = flat.link.segments.last, table.rest == .staysBelow || flat.staysBelow,
        let rest = texts.last, ModelClimb.goesUp(rest)
      {
        return nil
      }
      if flat.link.asksForMalformedText(text) { return nil }
      guard let values = flat.link.values(texts, text) else { continue }
      return flat.link.isInternal && source == .outside ? nil : flat.hit(values)
    }
    return nil
  }

  /// The texts of the parameters in a path, those of a rest all together.
  private static func pathTexts(
    _ path: ArraySlice<String>, _ pattern: ArraySlice<ModelLink.Segment>
  ) -> [[String]]? {
    guard let segment = pattern.first else { return path.isEmpty ? [] : nil }
    if case .rest(let parameter) = segment { return parameter == nil ? [] : [Array(path)] }
    guard let text = path.first, let others = pathTexts(path.dropFirst(), pattern.dropFirst()) else {
      return nil
    }
    guard case .parameter(let prefix, _) = segment else {
      guard case .literal(let literal) = segment else { return nil }
      return literal.isTheSame(as: text) ? others : nil
    }
    guard text.utf8.starts(with: prefix.utf8), text.utf8.count > prefix.utf8.count else { return nil }
    return [[String(decoding: text.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)]] + others
  }
}

extension ModelLink {
  /// Whether the link asks for malformed text before it refuses a text for what it says.
  fileprivate func asksForMalformedText(_ text: ModelText) -> Bool {
    for case .fixed(let key, let value) in items {
      if text.hasMalformedValue(of: key) { return true }
      guard text.values(of: key).contains(where: { value == nil || value == $0 }) else { return false }
    }
    if case .fixed(let fixed)? = fragment {
      if text.hasMalformedFragment { return true }
      guard text.fragment == fixed else { return false }
    }
    for case .parameter(let key, let parameter) in items {
      if text.hasMalformedValue(of: key) { return true }
      let texts = text.values(of: key)
      let looked = parameter.isRepeated ? texts : Array(texts.prefix(1))
      guard parameter.allowed.isEmpty || looked.allSatisfy(parameter.allowed.contains) else { return false }
    }
    if case .parameter? = fragment { return text.hasMalformedFragment }
    return false
  }

  /// The texts of the values that the link makes of a text whose path fits, or `nil` if it does not take it.
  fileprivate func values(_ pathTexts: [[String]], _ text: ModelText) -> [[String]]? {
    for case .fixed(let key, let value) in items {
      let values = text.values(of: key)
      guard values.contains(where: { value?.isTheSame(as: $0) ?? true }) else { return nil }
    }
    if case .fixed(let fixed)? = fragment {
      guard let found = text.fragment, found.isTheSame(as: fixed) else { return nil }
    }
    var values: [[String]] = []
    let inPath = zip(segments.compactMap { segment in segment.parameter.map { (segment, $0) } }, pathTexts)
    for ((segment, parameter), texts) in inPath {
      if case .rest = segment, !parameter.isRepeated {
        guard let value = parameter.value(of: [texts.joined(separator: "/")]) else { return nil }
        values.append(value)
      } else {
        guard let value = parameter.value(of: texts) else { return nil }
        values.append(value)
      }
    }
    for case .parameter(let key, let parameter) in items {
      guard let value = parameter.value(of: text.values(of: key)) else { return nil }
      values.append(value)
    }
    if case .parameter(let parameter)? = fragment {
      guard let value = parameter.value(of: text.fragment.map { [$0] } ?? []) else { return nil }
      values.append(value)
    }
    return hasCondition && !Self.condition(values) ? nil : values
  }
}

extension ModelLink.Parameter {
  /// The texts of the value that some texts stand for, or `nil` if they stand for none.
  fileprivate func value(of texts: [String]) -> [String]? {
    let looked = isRepeated ? texts : Array(texts.prefix(1))
    guard allowed.isEmpty || looked.allSatisfy({ text in allowed.contains { $0.isTheSame(as: text) } }) else {
      return nil
    }
    if isRepeated {
      let values = texts.compactMap(read)
      return values.count == texts.count ? values : nil
    }
    guard let text = texts.first ?? defaultText else { return isRequired ? nil : [] }
    if let value = read(text) { return [value] }
    return !isRequired && text.isEmpty ? [] : nil
  }

  /// The text of the value that a text stands for.
  private func read(_ text: String) -> String? {
    switch kind {
    case .text, .maybeText, .texts: return text
    case .flag: return ["true": "true", "1": "true", "false": "false", "0": "false"][text]
    case .int, .maybeInt, .ints, .small:
      let digits = text.hasPrefix("-") && kind != .small ? text.dropFirst() : text[...]
      guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return kind == .small ? UInt8(text).map(String.init) : Int(text).map(String.init)
    }
  }
}
