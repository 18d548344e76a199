#if !canImport(ObjectiveC)
  /// A method's name, for target and action.
  ///
  /// There is no Objective-C runtime here: `#selector` does not compile, and a target answers to names by
  /// conforming to ``SelectorTarget``. Code that must compile in both worlds uses ``UIAction``.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public let description: String

    /// Creates a selector by name.
    public init(_ name: String) { description = name }

    /// Creates a selector by name.
    public init(stringLiteral value: String) { description = value }
  }

  /// What a target conforms to so that its methods can be called by name; not part of UIKit.
  @MainActor
  public protocol SelectorTarget: AnyObject {
    /// Calls the method of that name.
    ///
    /// - Parameters:
    ///   - selector: The name given to `addTarget(_:action:for:)` or a bar button.
    ///   - sender: The control or the item.
    func perform(_ selector: Selector, with sender: Any?)
  }
#endif
