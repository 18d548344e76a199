#if canImport(SwiftUI)
  public import SwiftUI
  import Waymark

  /// An alert: what it says, and what its buttons return.
  ///
  /// A button closes the alert and returns its value to whoever presented it.
  ///
  /// ```swift
  /// RouterView(router) { route in … }
  ///   .alerts { route in
  ///     guard case .deleteQuestion = route else { return nil }
  ///     return RouteAlert(
  ///       title: "Delete?",
  ///       buttons: [.init("Delete", role: .destructive, returning: true), .init("Keep", role: .cancel)])
  ///   }
  ///
  /// let delete = try await router.present(.deleteQuestion, as: .alert).result(as: Bool.self)
  /// ```
  @MainActor
  public struct RouteAlert {
    /// A button of an alert.
    @MainActor
    public struct Button {
      let title: String
      let role: ButtonRole?
      let value: (any Sendable)?

      /// Makes a button that closes the alert.
      ///
      /// - Parameters:
      ///   - title: What it says.
      ///   - role: What kind of button it is.
      ///   - value: What the alert returns; nothing if `nil`.
      public init(_ title: String, role: ButtonRole? = nil, returning value: (any Sendable)? = nil) {
        self.title = title
        self.role = role
        self.value = value
      }
    }

    /// What it is about.
    public var title: String
    /// What it says.
    public var message: String?
    /// The buttons, in order; if there are none, the alert has one that only closes it.
    public var buttons: [Button]

    /// Makes an alert.
    ///
    /// - Parameters:
    ///   - title: What it is about.
    ///   - message: What it says.
    ///   - buttons: The buttons, in order.
    public init(title: String, message: String? = nil, buttons: [Button] = []) {
      self.title = title
      self.message = message
      self.buttons = buttons
    }
  }
#endif
