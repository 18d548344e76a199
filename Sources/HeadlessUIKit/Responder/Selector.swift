#if !canImport(ObjectiveC)
  /// The name of a method, for target and action.
  ///
  /// Without the Objective-C runtime, `#selector` does not compile. A target conforms to ``SelectorTarget``,
  /// so that its methods can be called by name. In code that must also compile for UIKit, use ``UIAction``.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public let description: String

    /// Creates a selector from a method's name.
    public init(_ name: String) { description = name }

    /// Creates a selector from a method's name.
    public init(stringLiteral value: String) { description = value }
  }

  /// A target whose methods can be called by name; not part of UIKit.
  @MainActor
  public protocol SelectorTarget: AnyObject {
    /// Calls the method with a name.
    ///
    /// - Parameters:
    ///   - selector: The name that was given to `addTarget(_:action:for:)` or to a bar button.
    ///   - sender: The control or the bar button.
    func perform(_ selector: Selector, with sender: Any?)
  }
#endif
