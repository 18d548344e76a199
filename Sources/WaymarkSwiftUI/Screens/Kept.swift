#if canImport(SwiftUI)
  import SwiftUI

  /// A model that is made once for a view and kept as long as the view is on the stack or presented.
  ///
  /// A screen that becomes the root of its stack is another view to SwiftUI, which begins with a new model.
  ///
  /// Unlike `State` it makes the model only when the view is shown for the first time, so a model may register with its
  /// screen's context when it is made.
  ///
  /// ```swift
  /// struct DrinkScreen: View {
  ///   @Kept private var model: DrinkModel
  ///
  ///   init(_ context: ScreenContext<MenuRoute>) { _model = Kept(wrappedValue: DrinkModel(context)) }
  /// }
  /// ```
  @MainActor
  @propertyWrapper
  public struct Kept<Model>: DynamicProperty {
    @StateObject private var box: Box

    /// Says how the model is made.
    ///
    /// - Parameter wrappedValue: Makes the model.
    public init(wrappedValue: @autoclosure @escaping @MainActor () -> Model) {
      _box = StateObject(wrappedValue: Box(wrappedValue()))
    }

    /// The model.
    public var wrappedValue: Model { box.model }

    @MainActor
    private final class Box: ObservableObject {
      let model: Model

      init(_ model: Model) { self.model = model }
    }
  }
#endif
