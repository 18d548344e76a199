public import WaymarkLinks

extension LinkTable {
  /// The table's links as plain data, except those that are malformed.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all patterns.
  public var manifest: LinkManifest {
    LinkManifest(
      schemes: rules.origins.schemeNames, hosts: rules.origins.hostNames,
      appSchemes: rules.origins.appSchemeNames,
      limits: rules.limits, rest: rules.rest, plusIsSpace: rules.plusIsSpace,
      links: declared.filter(\.isSound).map { $0.manifestEntry(rules.origins) })
  }

  /// The routes that examples make, as far as links take them.
  var exampleRoutes: [R] { declared.filter(\.isSound).compactMap(\.exampleRoute) }
}

extension Link {
  fileprivate func manifestEntry(_ origins: LinkOrigins) -> LinkManifest.Entry {
    let parameters = zip(pattern.parameters, body.types).map(Self.manifestParameter)
    // Optional parameters are shown too, so that an example has all that a link can have.
    let path = printed(parameters.map { [$0.example] }) ?? "/"
    let example = origins.url(path)
    return LinkManifest.Entry(
      pattern: pattern.source, route: exampleRoute?.routeName, parameters: parameters, example: example,
      isInternal: isInternal, isRetired: isRetired, isConditional: body.isConditional,
      isHierarchical: isHierarchical, ignoresCase: ignoresCase, rest: rest, limits: limits, matcher: matcher)
  }

  /// The route that the examples of the parameters make, if the link takes them.
  var exampleRoute: R? {
    body.route(of: zip(pattern.parameters, body.types).map { [$0.allowed.first ?? $1.example] })
  }

  private static func manifestParameter(
    _ parameter: LinkPattern.Parameter, _ type: LinkType
  ) -> LinkManifest.Parameter {
    var key: String?
    let place: LinkManifest.Parameter.Place
    switch parameter.place {
    case .path: place = .path
    case .rest: place = .rest
    case .query(let name): (place, key) = (.query, name)
    case .fragment: place = .fragment
    }
    return LinkManifest.Parameter(
      name: parameter.name, type: type.name, isStandard: LinkManifest.Parameter.isStandard(type),
      takesAnyText: type.takesAnyText, place: place, key: key, presence: type.presence,
      defaultText: parameter.defaultText, allowed: parameter.allowed,
      example: parameter.allowed.first ?? type.example)
  }

  private var matcher: LinkManifest.Matcher {
    let segments = pattern.segments.map { segment in
      switch segment {
      case .literal(let text): PercentEncoding.wildcardFree(text)
      case .parameter(let prefix): PercentEncoding.wildcardFree(prefix) + "?*"
      case .rest: "*"
      }
    }
    var query: [String: String] = [:]
    for item in pattern.fixedItems { query[item.key] = item.value.map(PercentEncoding.wildcardFree) ?? "*" }
    for (parameter, type) in zip(pattern.parameters, body.types) {
      guard case .query(let key) = parameter.place, type.presence == .required, parameter.defaultText == nil
      else { continue }
      query[key] = type.takesAnyText ? "*" : "?*"
    }
    return LinkManifest.Matcher(
      path: "/" + segments.joined(separator: "/"), query: query,
      fragment: pattern.fixedFragment.map(PercentEncoding.wildcardFree))
  }
}

extension PercentEncoding {
  fileprivate static func wildcardFree(_ text: String) -> String { encode(text, keeping: "!$'()+,;=@") }
}
