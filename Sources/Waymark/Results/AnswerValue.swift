package import WaymarkCore

/// A value that answers a question, whatever its type is.
package struct AnswerValue: Sendable {
  package let value: any Sendable

  package init(_ value: any Sendable) { self.value = value }

  /// The value as one of a type; `nil` if it is of another.
  package func value<Value: Sendable>(as type: Value.Type) -> Value? { value as? Value }

  /// The name of the value's type, for the log.
  package var typeName: String { "\(Swift.type(of: value))" }

  /// The name of a type, for the log.
  package static func name<Value>(of type: Value.Type) -> String { "\(type)" }
}

extension AnswerValue {
  /// The answer that the core keeps in a box.
  package init?(in box: AnyValue?) {
    guard let answer = box as? TypedValue<AnswerValue> else { return nil }
    self = answer.value
  }
}

extension ScreenContext {
  /// Closes this screen with an answer, whatever the question was.
  @discardableResult
  package func close(answering value: any Sendable, options: NavigationOptions = .standard) -> Navigation {
    router?.close(id, answering: AnswerValue(value), options) ?? orphan(options)
  }

  /// Notes that the user has closed this screen with an answer, as by a button of an alert, which the toolkit removes
  /// at once.
  ///
  /// Guards are asked as by ``answer(_:_:options:)``, but they cannot keep the screen: the answer is returned as soon as the
  /// host reports the screen as closed, whatever they answered or have yet to answer.
  ///
  /// A screen whose life has ended, because another host shows the router, answers nothing.
  ///
  /// - Parameter value: What to return; nothing if `nil`.
  package func noteAnswer(_ value: (any Sendable)?) {
    router?.noteAnswer(value.map { TypedValue(AnswerValue($0)) }, of: id)
  }
}
