/// What the tool is asked to do.
struct Options {
  var sample: Int?
  var seed: UInt64 = 1
  var files: [String] = []
  var only: [String] = []
  var jobs = 2
  var factor = 4.0
  var quick = Double.infinity
  var isList = false
  var isBuild = false
  var isHelp = false
  var tests: [String] = []
  var without: [String] = []
  var isVerbose = false
  var checksEquivalents = false

  static let usage = """
    Scripts/mutate makes small changes in the state, the router, links and restoration, one at a time,
    and says which of them no test notices.

      --sample N           try N of them, spread over the files
      --seed S             which ones (1)
      --files TEXT         only files whose path contains TEXT; may be given again
      --only TEXT          only changes whose line in the list contains TEXT; may be given again
      --tests TARGET       only the tests of this target; may be given again. Without it those of the modules are run,
                           and for what these do not notice those of all that is built on the modules
      --jobs N             how many at a time (2)
      --timeout N          how often longer than without a change the tests may take (4)
      --without SUITE      without the tests of this suite; may be given again
      --quick N            without the suites that take longer than N seconds: a first look
      --list               list the changes and try none
      --build              build the changes and try none
      --check-equivalents  try those of Mutation/equivalent.txt, and say which the tests notice after all
      --verbose            say what became of each

    It ends with status 1 where a change lived that is not in Mutation/equivalent.txt, and at once where a line there fits
    no change any more; with --files that is not looked for.
    """

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--sample": sample = try Self.number(&rest, word)
      case "--seed": seed = try Self.number(&rest, word)
      case "--files": files.append(try Self.value(&rest, word))
      case "--only": only.append(try Self.value(&rest, word))
      case "--jobs": jobs = try Self.number(&rest, word)
      case "--timeout": factor = try Self.number(&rest, word)
      case "--tests": tests.append(try Self.value(&rest, word))
      case "--without": without.append(try Self.value(&rest, word))
      case "--quick": quick = try Self.number(&rest, word)
      case "--list": isList = true
      case "--build": isBuild = true
      case "--check-equivalents": checksEquivalents = true
      case "--verbose": isVerbose = true
      case "--help", "-h": isHelp = true
      default: throw MutationError("\(word): no such option\n\n\(Self.usage)")
      }
    }
  }

  private static func value(_ rest: inout ArraySlice<String>, _ option: String) throws -> String {
    guard let value = rest.popFirst() else { throw MutationError("\(option): a value is missing") }
    return value
  }

  private static func number<Number: LosslessStringConvertible>(
    _ rest: inout ArraySlice<String>, _ option: String
  ) throws -> Number {
    let text = try value(&rest, option)
    guard let number = Number(text), !text.hasPrefix("-") else {
      throw MutationError("\(option): \(text) is not a number from 0 on")
    }
    return number
  }
}
