import WaymarkStorage

/// The verbs of the protocol: a running app answers them, a client calls them, and an agent has them as tools.
package enum RemoteVerb: String, CaseIterable, Sendable {
  case whereabouts = "where"
  case routes
  case open
  case back
  case answer
  case settle
  case journal

  /// A sentence about what it does, for people and agents.
  var summary: String {
    switch self {
    case .whereabouts:
      "The window's tree, its screens with their titles, what the router waits for, and the choices that the screen offers."
    case .routes: "The app's links with the routes that they lead to, and its guards."
    case .open: "Opens a link of the app, as if the system had."
    case .back: "Goes back as the user would: down the stack, out of a column or out of a modal."
    case .answer: "Makes a choice that the screen offers, as a tap on its button would."
    case .settle: "Waits until nothing goes on any more, or the user is asked something."
    case .journal: "Records of the journal: who asked for what, which guard answered how, what changed."
    }
  }

  /// Whether it changes where the user is, which one connection at a time may do.
  var isWriting: Bool {
    switch self {
    case .open, .back, .answer: true
    case .whereabouts, .routes, .settle, .journal: false
    }
  }

  /// The argument that it takes, if it takes one.
  var parameter: RemoteParameter? {
    switch self {
    case .whereabouts, .routes, .back: nil
    case .open:
      RemoteParameter(name: "url", isText: true, summary: "A URL, or a path that begins with a slash.")
    case .answer: RemoteParameter(name: "choice", isText: true, summary: "One of the choices of where.")
    case .settle:
      RemoteParameter(
        name: "within", isRequired: false, summary: "The seconds to wait at most; 5 unless given.")
    case .journal:
      RemoteParameter(
        name: "after", isRequired: false, summary: "The last of an earlier result: what has happened since.")
    }
  }
}

/// An argument of a verb: a text, or a whole number from 0.
struct RemoteParameter: Sendable {
  let name: String
  var isText = false
  var isRequired = true
  let summary: String
}

/// A verb with the argument that it takes.
struct RemoteCall: Sendable {
  let verb: RemoteVerb
  private let argument: JSONValue?

  /// Finds the verb's argument among the members of an object, and throws if it is missing or of another kind.
  init(_ verb: RemoteVerb, _ arguments: JSONValue?) throws(RemoteFault) {
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
