/// The texts that a link wants in one place.
struct LinkDemand: Hashable {
  enum Text: Hashable {
    case any
    case type(String)
    case listed(Set<String>)
  }

  let place: LinkPattern.Parameter.Place
  let text: Text
  let isRequired: Bool
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
    var demands = zip(pattern.parameters, types).map { parameter, type in
      let text: LinkDemand.Text =
        !parameter.allowed.isEmpty
        ? .listed(Set(parameter.allowed)) : type.takesAnyText ? .any : .type(type.name)
      return LinkDemand(
        place: parameter.place, text: text,
        isRequired: parameter.place.isInPath || type.presence == .required && parameter.defaultText == nil)
    }
    if pattern.segments.last == .rest(isNamed: false) {
      // A rest that the route does not keep takes what a rest of text takes.
      let place = LinkPattern.Parameter.Place.rest(segment: pattern.segments.count - 1)
      demands.insert(
        LinkDemand(place: place, text: .any, isRequired: true), at: demands.count { $0.place.isInPath })
    }
    demands += pattern.fixedItems.map { item in
      LinkDemand(
        place: .query(key: item.key), text: item.value.map { .listed([$0]) } ?? .any, isRequired: true)
    }
    if let text = pattern.fixedFragment {
      demands.append(LinkDemand(place: .fragment, text: .listed([text]), isRequired: true))
    }
    return demands
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
