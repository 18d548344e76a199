extension TreeEditor: CustomStringConvertible {
  /// The tree as edited so far, as it describes itself: `[home article(5)]`.
  public var description: String { tree.description }
}
