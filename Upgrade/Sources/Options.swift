/// What the tool is asked to do.
struct Options {
  var folders: [String] = []
  var checks = false
  var isHelp = false
  var samples: String?

  static let usage = """
    Scripts/upgrade [--check] PATH…

    rewrites the Swift sources in folders, or files, for what Waymark calls otherwise since 0.1.0, and prints a line for each place
    that it cannot decide about: FILE:LINE: what to look at. Give all folders of an app at once: what one file declares decides
    about others. Documentation/upgrading.md lists what was renamed.

      --check    rewrite nothing, name what would be, and end with status 1 where anything would be or is undecided

    Files that import none of Waymark's modules stay as they are, and so do .build, Pods, Carthage and hidden folders.
    """

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--check": checks = true
      case "--help", "-h": isHelp = true
      case "--samples":
        guard let folder = rest.popFirst() else {
          throw Failure(description: "--samples: a folder is missing")
        }
        samples = folder
      case let word where word.hasPrefix("-"):
        throw Failure(description: "\(word): no such option\n\n\(Self.usage)")
      default: folders.append(word)
      }
    }
    if !isHelp, samples == nil, folders.isEmpty {
      throw Failure(description: "a folder is missing\n\n\(Self.usage)")
    }
  }
}
