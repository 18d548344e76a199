import WaymarkTraces

/// How this module differs from the original on purpose.
enum StoreRule {
  static let all: [DifferenceRule] = []
}
