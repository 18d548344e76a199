/// The texts that a link wants in one place.
struct LinkDemand: Hashable {
  let place: LinkPattern.Parameter.Place
  /// The type or the list that they have to be of; `nil` if any text will do.
  let text: String?
  let isRequired: Bool

  init(_ parameter: LinkPattern.Parameter, otherwise text: String?, isRequired: Bool) {
    place = parameter.place
    self.text = parameter.allowed.isEmpty ? text : parameter.allowed.inOrder(by: <).joined(separator: "|")
    self.isRequired = isRequired
  }
}

extension LinkDeclaration {
  /// The ranks of the link among those with the same path: the lower one that comes first is tried first.
  var ranks: [Int] {
    let demands = demands
    let others = demands.filter { !$0.place.isInPath }
    // Parameters that do not take every text come first; the leftmost in the path decides.
    return demands.filter { $0.place.isInPath }.map { $0.text == nil ? 1 : 0 } + [
      -others.count { $0.isRequired },
      -others.count { $0.text != nil } - (isConditional ? 1 : 0),
    ]
  }

  /// The demands of the parameters, in their order, then those of what the pattern has fixed.
  var demands: [LinkDemand] {
    let kept = zip(pattern.parameters, types).map { parameter, type in
      let isRequired =
        parameter.place.isInPath || type.presence == .required && parameter.defaultText == nil
      return LinkDemand(parameter, otherwise: type.takesAnyText ? nil : type.name, isRequired: isRequired)
    }
    return kept + pattern.fixed.map { LinkDemand($0, otherwise: nil, isRequired: true) }
  }

  /// The signature that two links have in common of which nothing but their order tells which takes a text.
  var signature: LinkSignature {
    func encoded(_ text: String) -> String {
      PercentEncoding.encode(ignoresCase ? text.lowercased() : text)
    }
    let path = pattern.segments.map { segment in
      switch segment {
      case .literal(let text): "/\(encoded(text))"
      case .parameter(let prefix): "/\(encoded(prefix)):"
      case .rest: "/*"
      }
    }
    // A parameter that may be missing, and be any text, tells nothing apart.
    let told = demands.filter { $0.place.isInPath || $0.isRequired || $0.text != nil }
    return LinkSignature(path: (ignoresCase ? "~" : "") + path.joined(), demands: Set(told))
  }
}

struct LinkSignature: Hashable {
  /// The path; behind a tilde if it is read without case.
  let path: String
  let demands: Set<LinkDemand>
}
