/// The handler of an action, which gets the action itself.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title and an image, for controls, bar buttons and menus.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title.
  open var title: String

  /// The image.
  open var image: UIImage?

  /// The identifier.
  public let identifier: Identifier

  /// The object that performed the action, while its handler runs.
  public private(set) var sender: Any?

  private let handler: UIActionHandler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - identifier: The identifier; a new one if `nil`.
  ///   - handler: The handler.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init()
  }

  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
