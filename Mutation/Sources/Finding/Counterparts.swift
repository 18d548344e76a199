/// The operators that take the place of another.
enum Counterparts {
  static let operators: [String: [String]] = [
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
    "==": ["!="], "!=": ["=="], "===": ["!=="], "!==": ["==="], "+": ["-"], "-": ["+"],
  ]

  static let assignments = ["+=": "-=", "-=": "+="]
}
