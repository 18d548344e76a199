import Waymark
import WaymarkLinks

/// A random table, as plain data.
struct ModelTable: Sendable {
  indirect enum Item: Sendable {
    case link(ModelLink)
    /// Links under a prefix, which may have parameters.
    case group(prefix: [ModelLink.Segment], [Item])
    /// A table under a prefix, which has none.
    case mounted(prefix: [ModelLink.Segment], rest: LinkRestRule, [Item])
  }

  /// A link with all that stands in front of it.
  struct FlatLink: Sendable {
    var link: ModelLink
    /// How many tables it is mounted through.
    var depth = 0
    /// Whether one of those tables wants that the rest stays below.
    var staysBelow = false

    func hit(_ texts: [[String]]) -> ModelHit {
      (0..<depth).reduce(.link(link.number, texts)) { hit, _ in .mounted(hit) }
    }
  }

  var items: [Item]
  var schemes: [String] = []
  var hosts: [String] = []
  var appSchemes: [String] = []
  var rest = LinkRestRule.staysBelow

  /// The links in the order in which they are tried.
  var links: [FlatLink] {
    Self.flat(items, []).sorted { $0.link.rank.lexicographicallyPrecedes($1.link.rank) }
  }

  /// The table itself.
  var table: LinkTable<ModelHit> {
    LinkTable(schemes: schemes, hosts: hosts, appSchemes: appSchemes, rest: rest) {
      Self.build(items, behind: [])
    }
  }

  private static func flat(_ items: [Item], _ prefix: [ModelLink.Segment]) -> [FlatLink] {
    items.flatMap { item -> [FlatLink] in
      switch item {
      case .link(var link):
        link.segments = prefix + link.segments
        return [FlatLink(link: link)]
      case .group(let inner, let items): return flat(items, prefix + inner)
      case .mounted(let inner, let rest, let items):
        return flat(items, prefix + inner).map {
          FlatLink(link: $0.link, depth: $0.depth + 1, staysBelow: $0.staysBelow || rest == .staysBelow)
        }
      }
    }
  }

  @LinkBuilder<ModelHit> private static func build(
    _ items: [Item], behind outer: [ModelLink.Parameter]
  ) -> [Link<ModelHit>] {
    for item in items {
      switch item {
      case .link(let link): link.link(behind: outer)
      case .group(let prefix, let items):
        Links(under: ModelLink.path(prefix)) { build(items, behind: outer + prefix.compactMap(\.parameter)) }
      case .mounted(let prefix, let rest, let items):
        Links(
          mounted: ModelLink.path(prefix), LinkTable(rest: rest) { build(items, behind: outer) },
          { .mounted($0) },
          extracting: { if case .mounted(let hit) = $0 { hit } else { nil } })
      }
    }
  }
}

extension ModelTable: CustomStringConvertible {
  var description: String {
    let links = links.map { flat in
      let link = flat.link
      let kinds = link.parameters.map { "\($0.kind)" }.joined(separator: ",")
      return "\(link.number): \(link.pattern) \(kinds)" + (link.isInternal ? " internal" : "")
        + (link.hasCondition ? " conditional" : "") + (flat.staysBelow ? " below" : "")
    }
    return "\(schemes) \(hosts) \(appSchemes) \(rest)\n" + links.joined(separator: "\n")
  }
}

extension ModelLink {
  /// Which of two links is tried first, as the documentation has it.
  fileprivate var rank: [Int] {
    // Literals come first, then long prefixes, short ones, none, the end of the path, the rest.
    var rank = segments.map { segment in
      switch segment {
      case .literal: 0
      case .parameter(let prefix, _): 1000 - prefix.utf8.count
      case .rest: 2000
      }
    }
    rank.append(1500)
    rank += segments.compactMap { segment in
      if case .rest(nil) = segment { return 1 }
      return segment.parameter.map { $0.takesAnyText ? 1 : 0 }
    }
    let asked = items.count { item in
      guard case .parameter(_, let parameter) = item else { return true }
      return parameter.isRequired && parameter.defaultText == nil
    }
    let certain = items.count { item in
      switch item {
      case .parameter(_, let parameter): !parameter.takesAnyText
      case .fixed(_, let text): text != nil
      }
    }
    let condition = hasCondition ? 1 : 0
    switch fragment {
    case .fixed?: rank += [-asked - 1, -certain - 1 - condition]
    case .parameter(let parameter)?:
      rank += [
        -asked - (parameter.isRequired ? 1 : 0), -certain - (parameter.takesAnyText ? 0 : 1) - condition,
      ]
    case nil: rank += [-asked, -certain - condition]
    }
    return rank + [number]
  }
}

extension ModelLink.Parameter {
  var takesAnyText: Bool { [.text, .maybeText, .texts].contains(kind) && allowed.isEmpty }

  var isRequired: Bool { [.int, .small, .flag, .text].contains(kind) }

  var isRepeated: Bool { [.ints, .texts].contains(kind) }
}
