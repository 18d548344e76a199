/// Why the first link whose path fits did not take a text, and where in the text, whose path is decoded, that shows.
///
/// It holds no texts, since one is made for every link that is tried in vain.
struct LinkFault {
  enum Kind {
    /// A parameter is missing, or its text is not a value of its type where it begins; or the condition does
    /// not hold.
    case parameter(Int, at: Int?)
    /// A parameter has none of its texts.
    case list(Int, at: Int?)
    /// A query item that the pattern has fixed is missing, or says something else.
    case item(Int, at: Int?)
    /// The fragment that the pattern has fixed is missing, or says something else.
    case fragment(at: Int?)
    /// It is longer than a table allows that the link is mounted from.
    case tooLong(limit: Int)
    /// Its path has more segments than a table allows that the link is mounted from.
    case tooDeep(limit: Int, at: Int)
  }

  let link: Int
  private let kind: Kind

  init(link: Int, _ kind: Kind) {
    self.link = link
    self.kind = kind
  }

  /// The error that tells of it.
  func error(_ shape: LinkShape, _ text: LinkText, in link: Span<UInt8>) -> LinkError {
    switch kind {
    case .parameter(let index, _) where index >= shape.parameters.count:
      return LinkError(.refusedByCondition, at: text.original.pathStart)
    case .parameter(let index, let place?):
      return LinkError(shape.mismatch(index), at: text.position(of: place, in: link))
    case .parameter(let index, nil), .list(let index, nil):
      let isItem = if case .query = shape.parameters[index].place { true } else { false }
      return LinkError(shape.missing(index), at: isItem ? text.endOfPath : text.endOfQuery(link))
    case .list(let index, let place?):
      let texts = shape.parameters[index].allowed.joined(separator: "|")
      return LinkError(shape.mismatch(index, type: texts), at: text.position(of: place, in: link))
    case .item(let index, let place):
      let item = shape.fixedItems[index]
      guard let place, let value = item.value else {
        return LinkError(.missingItem(key: item.key, parameter: nil), at: text.endOfPath)
      }
      let reason = LinkError.Reason.mismatchedItem(key: item.key, parameter: nil, type: value)
      return LinkError(reason, at: text.position(of: place, in: link))
    case .tooLong(let limit):
      return LinkError(.tooLong(limit: limit), at: limit)
    case .tooDeep(let limit, let place):
      return LinkError(.tooDeep(limit: limit), at: text.position(of: place, in: link))
    case .fragment(let place):
      let fragment = shape.fixedFragment ?? ""
      guard let place else {
        return LinkError(.missing(parameter: "#\(fragment)"), at: text.endOfQuery(link))
      }
      return LinkError(.mismatch(parameter: "#", type: fragment), at: text.position(of: place, in: link))
    }
  }
}

extension LinkText {
  /// Where a query is, or would be.
  fileprivate var endOfPath: Int { original.hasQuery ? original.queryStart : original.pathEnd }

  /// Where a fragment is, or would be.
  fileprivate func endOfQuery(_ link: Span<UInt8>) -> Int {
    original.hasFragment ? original.fragmentStart : link.count
  }
}
