#if canImport(SwiftUI)
  import Combine
  public import SwiftUI

  /// A model that is made once for a view, and kept as long as the view is on the stack or presented.
  ///
  /// To SwiftUI, a screen that becomes the root of its stack is another view, which begins with a new model.
  ///
  /// Unlike `State` it makes the model only when the view is shown for the first time. So a model may
  /// register with its screen's context when it is made.
  ///
  /// ```swift
  /// struct DrinkScreen: View {
  ///   @ScreenModel private var model: DrinkModel
  ///
  ///   init(_ context: ScreenContext<MenuRoute>) { _model = ScreenModel(wrappedValue: DrinkModel(context)) }
  /// }
  /// ```
  @MainActor
  @propertyWrapper
  public struct ScreenModel<Model>: DynamicProperty {
    @StateObject private var box: Box

    /// Makes a property wrapper that makes the model when it is needed.
    ///
    /// - Parameter wrappedValue: Makes the model.
    public init(wrappedValue: @autoclosure @escaping @MainActor () -> Model) {
      _box = StateObject(wrappedValue: Box(wrappedValue()))
    }

    /// The model.
    public var wrappedValue: Model { box.model }

    /// A binding to the model, by which `$model.name` is one to a property.
    public var projectedValue: Binding<Model> {
      Binding(get: { [box] in box.model }, set: { [box] in box.model = $0 })
    }

    @MainActor
    private final class Box: ObservableObject {
      var model: Model

      init(_ model: Model) { self.model = model }
    }
  }
#endif
