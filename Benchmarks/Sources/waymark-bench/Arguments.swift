/// What the program was asked for.
struct Arguments {
  var names: [String] = []
  var json: String?
  var compare: String?
  var plot: String?
  var check: String?
  var table: String?
  var isRecorded = false
  var isList = false
  var isHelp = false

  static let usage = """
    usage: waymark-bench [NAME ...] [--json FILE] [--compare FILE] [--plot FILE.svg] [--table PATTERNS]
                         [--check BOUNDS [--record]] [--list]

      NAME              measure only what begins with it, such as diff or navigation/push-pop; everything if there
                        is none
      --json FILE       write the figures as JSON
      --compare FILE    show what has changed since the figures in a JSON file
      --plot FILE.svg   draw how figures grow with size
      --table PATTERNS  a file of link patterns, one a line, to measure on instead of the built-in table
      --check BOUNDS    measure what a file of bounds speaks of, and fail where a figure is past its bound
      --record          write what was measured into that file, as the figures before the next change
      --list            show what there is to measure
      --help            show this

    """

  init(_ words: [String]) throws(ArgumentError) {
    var rest = words[...]
    func value(of option: String) throws(ArgumentError) -> String {
      guard let value = rest.popFirst() else { throw .missingValue(option) }
      return value
    }
    while let word = rest.popFirst() {
      switch word {
      case "--json": json = try value(of: word)
      case "--compare": compare = try value(of: word)
      case "--plot": plot = try value(of: word)
      case "--check": check = try value(of: word)
      case "--table": table = try value(of: word)
      case "--record": isRecorded = true
      case "--list": isList = true
      case "--help", "-h": isHelp = true
      case _ where word.hasPrefix("-"): throw .unknownOption(word)
      default: names.append(word)
      }
    }
    if isRecorded, check == nil { throw .nothingToRecord }
  }
}

/// What is wrong with what the program was asked for.
enum ArgumentError: Error, CustomStringConvertible {
  case unknownOption(String)
  case missingValue(String)
  case unknownName(String, known: [String])
  case emptyTable(String)
  case nothingToRecord

  var description: String {
    switch self {
    case .unknownOption(let option): "There is no option \(option): see --help"
    case .emptyTable(let path):
      "\(path) holds no patterns: write one a line, each beginning with a slash"
    case .nothingToRecord: "--record goes with --check, whose file it writes"
    case .missingValue(let option): "\(option) needs a value: see --help"
    case .unknownName(let name, let known):
      "Nothing to measure begins with \(name): the groups are \(known.joined(separator: ", ")), see --list"
    }
  }
}
