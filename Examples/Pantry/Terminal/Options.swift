import Foundation

/// The command line: where data is kept, and a link to begin with.
struct Options {
  private(set) var folder = URL.homeDirectory.appending(path: ".local/share/pantry")
  private(set) var link: String?

  init(_ arguments: ArraySlice<String>) {
    var rest = arguments
    while let option = rest.popFirst() {
      switch (option, rest.popFirst()) {
      case ("--data", let value?): folder = URL(filePath: value)
      case ("--open", let value?): link = value
      default:
        print("usage: pantry [--data FOLDER] [--open LINK]")
        exit(64)
      }
    }
  }
}
