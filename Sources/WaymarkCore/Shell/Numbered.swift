/// Values by their numbers, in order; a number that is given out later is larger, so that most are added at the end.
struct Numbered<Value> {
  private var items: [(number: UInt64, value: Value)] = []

  var values: [Value] { items.map { $0.value } }

  /// The value with a number; `nil` takes it out.
  subscript(number: UInt64) -> Value? {
    get {
      let position = position(of: number)
      return position < items.count && items[position].number == number ? items[position].value : nil
    }
    set {
      let position = position(of: number)
      let isThere = position < items.count && items[position].number == number
      switch newValue {
      case let value? where isThere: items[position].value = value
      case let value?: items.insert((number, value), at: position)
      case nil: if isThere { items.remove(at: position) }
      }
    }
  }

  /// The position of the first number that is as large as this one.
  private func position(of number: UInt64) -> Int {
    var (position, end) = (0, items.count)
    while position < end {
      let middle = (position + end) / 2
      if items[middle].number < number { position = middle + 1 } else { end = middle }
    }
    return position
  }
}
