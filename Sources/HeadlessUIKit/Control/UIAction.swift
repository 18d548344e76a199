/// What an action does; it gets the action itself.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title and an image, for controls, bar buttons and menus.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// What an action is known by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier by name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title.
  open var title: String

  /// The image.
  open var image: UIImage?

  /// What it is known by.
  public let identifier: Identifier

  /// What performed it, while its handler runs.
  public private(set) var sender: Any?

  private let handler: UIActionHandler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - identifier: What it is known by; a fresh one where there is none.
  ///   - handler: What it does.
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
