/// Something that happened and that a store's state may change for.
public protocol Action {}

/// The first action of a store that is made without a state, for which its reducer makes one.
public struct ReSwiftInit: Action {
  /// Makes the action.
  public init() {}
}

/// A mark that an app's state may carry; nothing asks for it.
public protocol StateType {}
