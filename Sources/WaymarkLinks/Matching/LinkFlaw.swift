/// A flaw of a text with which no link is tried any more, in a form that is cheap to pass on.
struct LinkFlaw: Sendable {
  enum Kind: Sendable {
    case tooLong
    case tooDeep
    case notHierarchical
    case malformedAuthority
    case missingHost
    case userInformation
    case foreignScheme
    case foreignHost
    case malformedPercentEncoding
    case invalidUTF8
    case controlCharacter
    case backslash
    case emptySegment
    case dotSegment
    case drive
    case internalLink
  }

  let kind: Kind
  let offset: Int

  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  func reason(_ limits: LinkLimits) -> LinkError.Reason {
    switch kind {
    case .tooLong: .tooLong(limit: limits.length)
    case .tooDeep: .tooDeep(limit: limits.depth)
    case .notHierarchical: .notHierarchical
    case .malformedAuthority: .malformedAuthority
    case .missingHost: .missingHost
    case .userInformation: .userInformation
    case .foreignScheme: .foreignScheme
    case .foreignHost: .foreignHost
    case .malformedPercentEncoding: .malformedPercentEncoding
    case .invalidUTF8: .invalidUTF8
    case .controlCharacter: .controlCharacter
    case .backslash: .backslash
    case .emptySegment: .emptySegment
    case .dotSegment: .dotSegment
    case .drive: .drive
    case .internalLink: .internalLink
    }
  }
}
