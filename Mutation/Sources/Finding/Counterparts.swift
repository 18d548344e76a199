/// What takes whose place.
enum Counterparts {
  static let operators: [String: [String]] = [
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
    "==": ["!="], "!=": ["=="], "===": ["!=="], "!==": ["==="], "+": ["-"], "-": ["+"],
  ]

  static let assignments = ["+=": "-=", "-=": "+="]
}
