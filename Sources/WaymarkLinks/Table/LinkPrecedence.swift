/// The texts that a link wants in one place.
struct LinkDemand: Hashable {
  enum Text: Hashable {
    case any
    case type(String)
    case listed([String])
  }

  let place: LinkPattern.Parameter.Place
  let text: Text
  let isRequired: Bool

  init(_ parameter: LinkPattern.Parameter, otherwise text: Text, isRequired: Bool) {
    place = parameter.place
    self.text = parameter.allowed.isEmpty ? text : .listed(parameter.allowed)
    self.isRequired = isRequired
  }
}

extension LinkDeclaration {
  /// The ranks of the link among those with the same path: the lower one that comes first is tried first.
  var ranks: [Int] {
    let demands = demands
    let others = demands.filter { !$0.place.isInPath }
    // Parameters that do not take every text come first; the leftmost in the path decides.
    return demands.filter { $0.place.isInPath }.map { $0.text == .any ? 1 : 0 } + [
      -others.count { $0.isRequired },
      -others.count { $0.text != .any } - (isConditional ? 1 : 0),
    ]
  }

  /// The demands of the parameters, in their order, then those of what the pattern has fixed.
  var demands: [LinkDemand] {
    let kept = zip(pattern.parameters, types).map { parameter, type in
      let text = type.takesAnyText ? LinkDemand.Text.any : .type(type.name)
      let isRequired =
        parameter.place.isInPath || type.presence == .required && parameter.defaultText == nil
      return LinkDemand(parameter, otherwise: text, isRequired: isRequired)
    }
    return kept + pattern.fixed.map { LinkDemand($0, otherwise: .any, isRequired: true) }
  }

  /// The signature that two links have in common of which nothing but their order tells which takes a text.
  var signature: LinkSignature {
    LinkSignature(
      segments: pattern.segments.map { segment in
        switch segment {
        case .literal(let text): .literal(ignoresCase ? text.lowercased() : text)
        case .parameter(let prefix): .parameter(prefix: ignoresCase ? prefix.lowercased() : prefix)
        case .rest: .rest(isNamed: false)
        }
      },
      ignoresCase: ignoresCase,
      // A parameter that may be missing, and be any text, tells nothing apart.
      demands: Set(demands.filter { $0.place.isInPath || $0.isRequired || $0.text != .any }))
  }
}

struct LinkSignature: Hashable {
  let segments: [LinkPattern.Segment]
  let ignoresCase: Bool
  let demands: Set<LinkDemand>
}
