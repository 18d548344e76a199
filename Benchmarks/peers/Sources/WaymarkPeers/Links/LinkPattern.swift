/// A pattern of paths, in parts that are constant and parts that are parameters.
struct LinkPattern {
  /// Its number in the table.
  let number: Int
  /// The pattern as it is written: `/gists/:id/star`.
  let text: String
  /// Its parts; a parameter begins with a colon.
  let parts: [String]

  init(number: Int, text: String) {
    self.number = number
    self.text = text
    parts = text.split(separator: "/").map(String.init)
  }

  /// The names of its parameters, in order.
  var parameters: [String] { parts.filter { $0.hasPrefix(":") }.map { String($0.dropFirst()) } }

  /// A path that it matches, with another value for each parameter.
  var path: String {
    var count = 0
    return parts.reduce("") { path, part in
      guard part.hasPrefix(":") else { return path + "/" + part }
      count += 1
      return path + "/value\(count)"
    }
  }

  /// What its path leads to.
  var answer: Answer { Answer(number, parameters.indices.map { "value\($0 + 1)" }) }

  /// Whether it matches a path, part by part.
  func matches(_ path: String) -> Bool {
    let others = path.split(separator: "/")
    return others.count == parts.count && zip(parts, others).allSatisfy { $0.hasPrefix(":") || $0 == $1 }
  }
}
