/// The options of the tool.
struct Options {
  var sample: Int?
  var seed: UInt64 = 1
  var files: [String] = []
  var isList = false
  var isHelp = false

  static let usage = """
    Scripts/mutate makes small changes in the state, the router, links, restoration and journals, one at a time,
    and says which of them the modules' tests do not notice.

      --sample N    try N of them
      --seed S      which ones (1)
      --files TEXT  only files whose path contains TEXT; may be given again
      --list        list the changes and try none

    It ends with status 1 where a change lived.
    """

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--sample": sample = try Self.number(&rest, word)
      case "--seed": seed = try Self.number(&rest, word)
      case "--files": files.append(try Self.value(&rest, word))
      case "--list": isList = true
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
