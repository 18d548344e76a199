/// Names of what cannot be seen from outside, or is only read by people.
enum Unseen {
  static let calls: Set<String> = [
    "assert", "assertionFailure", "preconditionFailure", "fatalError", "print", "debugPrint",
    "reserveCapacity",
    "withExtendedLifetime",
  ]
  static let labels: Set<String> = ["keepingCapacity", "minimumCapacity", "unsafeUninitializedCapacity"]
  static let functions: Set<String> = ["hash"]
  static let properties: Set<String> = [
    "description", "debugDescription", "errorDescription", "customMirror",
  ]
}
