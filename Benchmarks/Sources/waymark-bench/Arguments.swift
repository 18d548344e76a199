/// The arguments of the program.
struct Arguments {
  var names: [String] = []
  var check: String?
  var isList = false
  var isHelp = false

  static let usage = """
    usage: waymark-bench [NAME ...] [--check BOUNDS] [--list]

      NAME              measure only what begins with it, such as diff or navigation/push-pop; everything if there
                        is none
      --check BOUNDS    measure what a file of bounds speaks of, and fail where a figure is past its bound
      --list            show what there is to measure
      --help            show this

    """

  init(_ words: [String]) throws(ArgumentError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--check":
        guard let path = rest.popFirst() else { throw .missingValue(word) }
        check = path
      case "--list": isList = true
      case "--help", "-h": isHelp = true
      case _ where word.hasPrefix("-"): throw .unknownOption(word)
      default: names.append(word)
      }
    }
  }
}

/// A fault in the program's arguments.
enum ArgumentError: Error, CustomStringConvertible {
  case unknownOption(String)
  case missingValue(String)
  case unknownName(String, known: [String])

  var description: String {
    switch self {
    case .unknownOption(let option): "There is no option \(option): see --help"
    case .missingValue(let option): "\(option) needs a value: see --help"
    case .unknownName(let name, let known):
      "Nothing to measure begins with \(name): the groups are \(known.joined(separator: ", ")), see --list"
    }
  }
}
