import WaymarkStorage

/// A verb with the argument that it takes.
struct RemoteCall: Sendable {
  let verb: RemoteVerb
  private let argument: SnapshotValue?

  /// Checks the arguments of a verb.
  ///
  /// - Parameters:
  ///   - verb: The verb.
  ///   - arguments: An object, of which other members are ignored.
  /// - Throws: ``RemoteFault`` if the argument is missing, or of another kind.
  init(_ verb: RemoteVerb, _ arguments: SnapshotValue?) throws(RemoteFault) {
    self.verb = verb
    let parameter = verb.parameter
    argument = parameter.flatMap { arguments?[$0.name] }
    guard let parameter, argument != nil || parameter.isRequired else { return }
    guard parameter.isText ? argument?.string != nil : argument?.integer.map({ $0 >= 0 }) == true else {
      let kind = parameter.isText ? "a text" : "a whole number from 0"
      throw RemoteFault(.badArguments, "\(verb.rawValue) needs \(parameter.name), \(kind)")
    }
  }

  /// The argument as a text; empty if there is none.
  var text: String { argument?.string ?? "" }

  /// The argument as a number; `nil` if there is none.
  var number: Int? { argument?.integer }
}
