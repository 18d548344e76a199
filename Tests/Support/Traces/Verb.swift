/// Something that is asked for in a scenario: by the app, by a user, or by time that passes.
///
/// Written `push:a@home=word- after{sheet:b@home}`: a kind, and where it needs them a name for what is new, the screen that
/// asks, a payload, a minus sign for what is not animated, and what is asked for inside it and when.
public struct Verb: Equatable, Sendable {
  /// The kind of request, such as `push`.
  public var kind: String

  /// The name of what is new.
  public var name: String?

  /// The name of the screen that asks.
  public var from: String?

  /// The payload that is sent along.
  public var payload: String?

  /// Whether it is animated.
  public var isAnimated: Bool

  /// The requests inside it, by the moment in which they are made.
  public var inner: [Inner]

  /// The requests at one moment of another verb.
  public struct Inner: Equatable, Sendable {
    /// The moment, such as `after`.
    public var moment: String

    /// The requests.
    public var verbs: [Verb]

    /// Makes one.
    ///
    /// - Parameters:
    ///   - moment: The moment.
    ///   - verbs: What is asked for.
    public init(_ moment: String, _ verbs: [Verb]) {
      self.moment = moment
      self.verbs = verbs
    }
  }

  /// Makes a verb.
  ///
  /// - Parameters:
  ///   - kind: What is asked for.
  ///   - name: The name of what is new.
  ///   - from: The name of the screen that asks.
  ///   - payload: What is sent along.
  ///   - isAnimated: Whether it is animated.
  ///   - inner: What is asked for inside it.
  public init(
    _ kind: String, _ name: String? = nil, from: String? = nil, payload: String? = nil,
    isAnimated: Bool = true, inner: [Inner] = []
  ) {
    self.kind = kind
    self.name = name
    self.from = from
    self.payload = payload
    self.isAnimated = isAnimated
    self.inner = inner
  }

  /// The requests at a moment.
  ///
  /// - Parameter moment: The moment.
  /// - Returns: The verbs, in order.
  public func verbs(at moment: String) -> [Verb] {
    inner.filter { $0.moment == moment }.flatMap { $0.verbs }
  }

  /// The name of what is new, or where nothing is, the kind with the screen that asks.
  public var label: String {
    name ?? from.map { "\(kind)@\($0)" } ?? kind
  }
}

extension Verb: CustomStringConvertible {
  /// The verb as it is written.
  public var description: String {
    var text = kind
    if let name { text += ":\(name)" }
    if let from { text += "@\(from)" }
    if let payload { text += "=\(payload)" }
    if !isAnimated { text += "-" }
    for inner in inner {
      text += " \(inner.moment){\(inner.verbs.map { $0.description }.joined(separator: "; "))}"
    }
    return text
  }
}
