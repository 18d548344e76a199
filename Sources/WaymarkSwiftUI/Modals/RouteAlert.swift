#if canImport(SwiftUI)
  public import SwiftUI
  public import Waymark

  /// An alert's texts and buttons.
  ///
  /// A button closes the alert and may answer the question that the alert asks.
  ///
  /// ```swift
  /// RouterView(router) { route in … }
  ///   .alerts { route in
  ///     guard case .deleteQuestion = route else { return nil }
  ///     return RouteAlert(
  ///       title: "Delete?",
  ///       buttons: [
  ///         .init("Delete", role: .destructive, answering: Questions.delete, true), .init("Keep", role: .cancel),
  ///       ])
  ///   }
  ///
  /// let isDeleted = try await router.ask(Questions.delete) == true
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
      ///   - title: The button's text.
      ///   - role: The button's role.
      public init(_ title: String, role: ButtonRole? = nil) {
        self.title = title
        self.role = role
        value = nil
      }

      /// Makes a button that closes the alert and answers its question.
      ///
      /// - Parameters:
      ///   - title: The button's text.
      ///   - role: The button's role.
      ///   - question: The question that the alert asks.
      ///   - value: The answer.
      public init<R: Route, Value: Sendable>(
        _ title: String, role: ButtonRole? = nil, answering question: Question<R, Value>, _ value: Value
      ) {
        self.title = title
        self.role = role
        self.value = value
      }
    }

    /// The alert's title.
    public var title: String
    /// The alert's text.
    public var message: String?
    /// The buttons, in order; if there are none, the alert has one that only closes it.
    public var buttons: [Button]

    /// Makes an alert.
    ///
    /// - Parameters:
    ///   - title: The alert's title.
    ///   - message: The alert's text.
    ///   - buttons: The buttons, in order.
    public init(title: String, message: String? = nil, buttons: [Button] = []) {
      self.title = title
      self.message = message
      self.buttons = buttons
    }
  }
#endif
