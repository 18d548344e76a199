/// Something that is wrong with a link table.
public enum LinkFinding: Hashable, Sendable {
  /// A pattern, or a prefix, is malformed.
  case malformedPattern(String, LinkPatternError)
  /// The pattern has more or fewer parameters than the route.
  case parameterCount(pattern: String, inPattern: Int, inRoute: Int)
  /// A parameter in the path cannot be missing, and is of an optional type.
  case optionalInPath(pattern: String, parameter: String)
  /// A parameter that stands for one text is of an array's type.
  case arrayForOneText(pattern: String, parameter: String)
  /// A default is none of the type's texts, or stands beside an optional or an array.
  case invalidDefault(pattern: String, parameter: String, text: String)
  /// A text that a parameter may have is none of its type's.
  case invalidText(pattern: String, parameter: String, text: String)
  /// A type's example is none of its texts. Say what it is with `linkExample`.
  case invalidExample(pattern: String, type: String, text: String)
  /// Two patterns match the same links with equal types, so that the second one never comes to its turn.
  case ambiguous(String, String)
}

extension LinkFinding: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .malformedPattern(let pattern, let error):
      "\(pattern): \(error)"
    case .parameterCount(let pattern, let inPattern, let inRoute):
      "\(pattern): the pattern has \(inPattern) parameters and the route \(inRoute). Give both the same."
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
