#if canImport(SwiftUI)
  import SwiftUI
  import Waymark
  import WaymarkBindings

  extension BindingHost {
    /// Binds a view to a value of a model; the binding keeps neither the model nor the host.
    ///
    /// The value is read here too, so that Observation tells the view that asks for the binding of changes.
    ///
    /// - Parameters:
    ///   - model: The model.
    ///   - read: Reads the value.
    ///   - write: Tells the host that the view has written another value.
    /// - Returns: The binding.
    func binding<Model: AnyObject & Sendable, Value: Sendable>(
      _ model: Model, reading read: @escaping @MainActor (Model) -> Value,
      writing write: @escaping @MainActor (BindingHost, Value, Model) -> Void
    ) -> Binding<Value> {
      let value = read(model)
      return Binding(
        get: { [weak model] in model.map { read($0) } ?? value },
        set: { [weak self, weak model] in if let self, let model { write(self, $0, model) } })
    }
  }
#endif
