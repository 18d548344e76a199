/// What takes whose place.
enum Counterparts {
  static let comparisons: [String: [String]] = [
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
    "==": ["!="], "!=": ["=="], "===": ["!=="], "!==": ["==="],
  ]

  static let arithmetic: [String: [String]] = [
    "+": ["-"], "-": ["+"], "*": ["+"], "/": ["*"], "%": ["/"],
    "&+": ["&-"], "&-": ["&+"], "&*": ["&+"],
    "<<": [">>"], ">>": ["<<"], "&<<": ["&>>"], "&>>": ["&<<"], "|": ["&"], "&": ["|"], "^": ["|"],
  ]

  static let assignments: [String: String] = [
    "+=": "-=", "-=": "+=", "&+=": "&-=", "&-=": "&+=", "*=": "+=", "/=": "*=", "|=": "&=", "&=": "|=",
    "^=": "|=",
    "<<=": ">>=", ">>=": "<<=", "&<<=": "&>>=", "&>>=": "&<<=",
  ]

  static let members: [String: String] = [
    "first": "last", "last": "first", "firstIndex": "lastIndex", "lastIndex": "firstIndex",
    "removeFirst": "removeLast", "removeLast": "removeFirst", "popLast": "popFirst", "popFirst": "popLast",
    "dropFirst": "dropLast", "dropLast": "dropFirst", "prefix": "suffix", "suffix": "prefix", "min": "max",
    "max": "min", "startIndex": "endIndex", "endIndex": "startIndex", "lowerBound": "upperBound",
    "upperBound": "lowerBound",
  ]
}
