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
      links: declared.filter(\.declaration.isSound).map {
        $0.declaration.manifestEntry(rules.origins, $0.exampleRoute?.routeName)
      })
  }

  /// The routes that examples make, as far as links take them.
  var exampleRoutes: [R] { declared.filter(\.declaration.isSound).compactMap(\.exampleRoute) }
}

extension Link {
  /// The route that the examples of the parameters make, if the link takes them.
  var exampleRoute: R? {
    let parameters = zip(declaration.pattern.parameters, declaration.types)
    return route(of: parameters.map { $0.allowed.first ?? $1.example })
  }
}

extension LinkDeclaration {
  fileprivate func manifestEntry(_ origins: LinkOrigins, _ route: String?) -> LinkManifest.Entry {
    let parameters = zip(pattern.parameters, types).map(Self.manifestParameter)
    // Optional parameters are shown too, so that an example has all that a link can have.
    let path = printed(parameters.map { [$0.example] }) ?? "/"
    let example = origins.url(path)
    return LinkManifest.Entry(
      pattern: pattern.source, route: route, parameters: parameters, example: example,
      isInternal: isInternal, isRetired: isRetired, isConditional: isConditional,
      isHierarchical: isHierarchical, ignoresCase: ignoresCase, rest: rest, limits: limits)
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
}
