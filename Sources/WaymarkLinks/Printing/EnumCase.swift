/// Tells the cases of an enumeration apart.
///
/// Reflection takes two microseconds for the name of a case. What the compiler keeps for every enumeration says its number in a
/// few nanoseconds, and says it where there is no reflection metadata too.
enum EnumCase {
  #if _ptrauth(_arm64e)
    /// The name of a case with a payload: functions that the runtime keeps are signed there, and Swift cannot call them.
    typealias Key = String

    /// The key that all values of a case have in common, and no value of another.
    static func key<Value>(of value: Value) -> Key {
      let mirror = Mirror(reflecting: value)
      return mirror.displayStyle == .enum ? mirror.children.first?.label ?? "" : ""
    }
  #else
    /// The number of a case, as the compiler counts them.
    typealias Key = UInt32

    /// The number that all values of a case have in common, and no value of another; 0 for values of what is no enumeration.
    // Swift has no safe way to ask for this. What is read here, the functions that every type has for its values, is a part of the
    // language's stable ABI, which `ValueWitness.def` in the compiler's sources lists. A wrong key would do no harm but have links
    // asked in another order.
    static func key<Value>(of value: Value) -> Key {
      let type = unsafeBitCast(Value.self, to: UnsafeRawPointer.self)
      let word = MemoryLayout<UnsafeRawPointer>.size
      // The table stands in front of the type: eight functions, the size, the stride, and two numbers of 32 bits, the flags first.
      let table = type.load(fromByteOffset: -word, as: UnsafeRawPointer.self)
      let flags = table.load(fromByteOffset: 10 * word, as: UInt32.self)
      let isEnum = flags & 0x0020_0000 != 0
      guard isEnum else { return 0 }
      // Behind them an enumeration has three functions more, of which the first tells the number of a value's case.
      typealias Number = @convention(c) (_ value: UnsafeRawPointer, _ type: UnsafeRawPointer) -> UInt32
      let number = table.load(fromByteOffset: 10 * word + 8, as: Number.self)
      return withUnsafePointer(to: value) { number($0, type) }
    }
  #endif
}
