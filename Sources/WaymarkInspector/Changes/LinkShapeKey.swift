import WaymarkLinks

/// The key by which a link is the same in two manifests: its pattern without the parameters' names, and without the parameters in the
/// query and the fragment, which may come and go.
struct LinkShapeKey: Hashable {
  private let segments: [LinkPattern.Segment]
  private let fixedItems: Set<LinkPattern.FixedItem>
  private let fixedFragment: String?
  /// The pattern's text, if it cannot be parsed.
  private let source: String?

  init(_ source: String) {
    do throws(LinkPatternError) {
      let pattern = try LinkPatternParser.parse(source)
      segments = pattern.segments.map { if case .rest = $0 { .rest(isNamed: false) } else { $0 } }
      fixedItems = Set(pattern.fixedItems)
      fixedFragment = pattern.fixedFragment
      self.source = nil
    } catch {
      (segments, fixedItems, fixedFragment, self.source) = ([], [], nil, source)
    }
  }
}

extension LinkManifest.Entry {
  var shapeKey: LinkShapeKey { LinkShapeKey(pattern) }

  /// The parameters by where they stand, which is what makes them the same in two links.
  var parametersByPlace: [(place: String, parameter: LinkManifest.Parameter)] {
    var pathCount = 0
    return parameters.map { parameter in
      switch parameter.place {
      case .path, .rest:
        pathCount += 1
        return ("path \(pathCount)", parameter)
      case .query: return ("query \(parameter.key ?? parameter.name)", parameter)
      case .fragment: return ("fragment", parameter)
      }
    }
  }
}
