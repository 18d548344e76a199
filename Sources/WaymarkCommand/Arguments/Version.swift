/// Which version of the package the program is a part of.
enum Version {
  /// The version that is released next, or was last: the release script holds it against the one that it cuts.
  static let text = "0.1.0"
}
