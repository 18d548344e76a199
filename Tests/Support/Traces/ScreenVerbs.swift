/// The parts of a library's random scenarios.
public struct ScreenVerbs: Sendable {
  /// The kinds of verbs that may be asked for anywhere; the more often one is listed, the more often it comes.
  public var kinds: [String]

  /// The kinds that there are too where the window has tabs.
  public var tabKinds: [String]

  /// The kind that presents a sheet.
  public var modal: String

  /// The kinds that bring a screen, which has a name.
  public var named: Set<String>

  /// The kinds that carry a payload.
  public var carrying: Set<String>

  /// The moments of each kind inside which something may be asked for.
  public var moments: @Sendable (String) -> [String]

  /// Lists a library's verbs.
  public init(
    kinds: [String], tabKinds: [String] = [], modal: String, named: Set<String>, carrying: Set<String> = [],
    moments: @escaping @Sendable (String) -> [String]
  ) {
    self.kinds = kinds
    self.tabKinds = tabKinds
    self.modal = modal
    self.named = named
    self.carrying = carrying
    self.moments = moments
  }
}
