/// A value in a box of its own, for what is rarely made and stands in many other types: how large it is need not be known where
/// those are copied, which takes much code for values whose size depends on the app's routes.
@propertyWrapper
indirect enum Boxed<Value> {
  case value(Value)

  init(wrappedValue: Value) {
    self = .value(wrappedValue)
  }

  var wrappedValue: Value {
    switch self {
    case .value(let value): value
    }
  }
}

extension Boxed: Sendable where Value: Sendable {}
