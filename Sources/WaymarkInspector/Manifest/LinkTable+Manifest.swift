public import WaymarkLinks

extension LinkTable {
  /// The table's links as plain data, except those that are malformed.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all patterns.
  public var manifest: LinkManifest {
    LinkManifest(
      schemes: rules.schemes, hosts: rules.hosts, appSchemes: rules.appSchemes, limits: rules.limits,
      rest: rules.rest, plusIsSpace: rules.plusIsSpace,
      links: declared.filter(\.declaration.isSound).map {
        $0.declaration.manifestEntry(rules, exampleRoute(of: $0)?.routeName)
      })
  }

  /// The routes that examples make, as far as links take them.
  var exampleRoutes: [R] { declared.filter(\.declaration.isSound).compactMap(exampleRoute) }

  /// The route that the examples of a link's parameters make, if the link takes them.
  private func exampleRoute(of link: Link<R>) -> R? {
    let parameters = zip(link.declaration.pattern.parameters, link.declaration.types)
    let path = link.declaration.printed(parameters.map { [$0.allowed.first ?? $1.example] })
    let table = LinkTable(limits: rules.limits, rest: .anyText) { link }
    return path.flatMap { try? table.route(for: $0, from: .inside) }
  }
}

extension LinkDeclaration {
  fileprivate func manifestEntry(_ rules: LinkRules, _ route: String?) -> LinkManifest.Entry {
    let parameters = zip(pattern.parameters, types).map(Self.manifestParameter)
    // Optional parameters are shown too, so that an example has all that a link can have.
    let path = printed(parameters.map { [$0.example] }) ?? "/"
    let example = rules.url(path)
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
