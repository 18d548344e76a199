/// Something that is wrong with a link table.
@nonexhaustive
public enum LinkFinding: Hashable, Sendable {
  /// A pattern, or a prefix, is malformed; the text says where and how.
  case malformedPattern(String, String)
  /// The pattern has more or fewer parameters than the route.
  case parameterCount(pattern: String, inPattern: Int, inRoute: Int)
  /// The pattern's parameters have the names of the case's labels, but in another order, so the values are
  /// exchanged.
  case exchangedParameters(pattern: String, inPattern: [String], inRoute: [String])
  /// A parameter in the path has an optional type, although it cannot be missing.
  case optionalInPath(pattern: String, parameter: String)
  /// A parameter that stands for one text has an array type.
  case arrayForOneText(pattern: String, parameter: String)
  /// A default is not a value of the parameter's type, or the parameter is an optional or an array.
  case invalidDefault(pattern: String, parameter: String, text: String)
  /// A text in a parameter's list is not a value of its type.
  case invalidText(pattern: String, parameter: String, text: String)
  /// A type's example is not a value of the type.
  ///
  /// Give the type a `linkExample`.
  case invalidExample(pattern: String, type: String, text: String)
  /// Two patterns match the same links with equal types, so the second one is never reached.
  case ambiguous(String, String)
  /// The pattern has more segments than a link of the table may have.
  case tooDeep(pattern: String, limit: Int)
  /// A scheme is malformed: it has to begin with a letter and to go on with letters, digits, `+`, `-` and `.`
  /// alone, without a colon.
  case malformedScheme(String)
  /// A host is malformed: it has to be a name or an address, optionally with a port, without a scheme or a
  /// path.
  case malformedHost(String)
  /// A scheme is listed both as the app's own, whose URLs have no host, and as one whose URLs have one.
  case schemeWithAndWithoutHost(String)
  /// Hosts are listed, but no scheme whose URLs have one, so no link can have a host.
  case hostsWithoutSchemes([String])
}

extension LinkFinding: CustomStringConvertible {
  /// The fault, and the remedy.
  public var description: String {
    switch self {
    case .malformedPattern(let pattern, let error):
      "\(pattern): \(error)"
    case .parameterCount(let pattern, let inPattern, let inRoute):
      "\(pattern): the pattern has \(inPattern) parameters and the route \(inRoute). Give both the same."
    case .exchangedParameters(let pattern, let inPattern, let inRoute):
      "\(pattern): the pattern has \(inPattern.joined(separator: ", ")), and the route takes them for "
        + "\(inRoute.joined(separator: ", ")). Give both the same order, or make the route in a closure."
    case .optionalInPath(let pattern, let parameter):
      "\(pattern): :\(parameter) cannot be missing from a path and is optional. Move it to the query."
    case .arrayForOneText(let pattern, let parameter):
      "\(pattern): :\(parameter) is one text and of an array's type. Write :\(parameter)* for the rest of the path."
    case .invalidDefault(let pattern, let parameter, let text):
      "\(pattern): \(text) is no default that :\(parameter) can have."
    case .invalidText(let pattern, let parameter, let text):
      "\(pattern): \(text) is no text that :\(parameter) can have."
    case .invalidExample(let pattern, let type, let text):
      "\(pattern): \(text) is no text of \(type). Give the type a linkExample."
    case .ambiguous(let first, let second):
      "\(first) and \(second) match the same links with equal types. Leave one out, or give it a condition."
    case .tooDeep(let pattern, let limit):
      "\(pattern): a path of a link has at most \(limit) segments. Raise LinkLimits.depth."
    case .malformedScheme(let scheme):
      "\(scheme) is no scheme. Write it without what follows, as in https."
    case .malformedHost(let host):
      "\(host) is no host. Write a name or an address, as in example.com, *.example.com, [::1] or localhost:8080."
    case .schemeWithAndWithoutHost(let scheme):
      "\(scheme) is in schemes and in appSchemes, and is read as one with a host. List it once."
    case .hostsWithoutSchemes(let hosts):
      "No link can have the host \(hosts.joined(separator: ", ")), since there is no scheme. List https in schemes."
    }
  }
}

/// All that is wrong with a link table.
public struct LinkTableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The findings, in the order of the links.
  public let findings: [LinkFinding]

  /// The findings, one a line.
  public var description: String { findings.map(\.description).joined(separator: "\n") }
}
