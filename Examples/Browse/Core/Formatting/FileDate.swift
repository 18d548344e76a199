#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes dates in local time, always in the same width.
public enum FileDate {
  /// How many characters ``column(_:)`` takes.
  public static let columnWidth = 16

  /// A date to the minute: `2026-03-09 17:05`.
  ///
  /// - Parameter seconds: Seconds since 1970.
  /// - Returns: Sixteen characters.
  public static func column(_ seconds: Int64) -> String { text(seconds, withSeconds: false) }

  /// A date to the second: `2026-03-09 17:05:30`.
  ///
  /// - Parameter seconds: Seconds since 1970.
  /// - Returns: Nineteen characters.
  public static func full(_ seconds: Int64) -> String { text(seconds, withSeconds: true) }

  /// The time now, in seconds since 1970.
  public static var now: Int64 { Int64(time(nil)) }

  private static func text(_ seconds: Int64, withSeconds: Bool) -> String {
    var moment = time_t(seconds)
    var parts = tm()
    let length = withSeconds ? 19 : columnWidth
    // A file system may hold any number; what no calendar has stays a dash.
    guard localtime_r(&moment, &parts) != nil, (-1900..<8100).contains(parts.tm_year) else {
      return "-" + String(repeating: " ", count: length - 1)
    }
    return String(unsafeUninitializedCapacity: length) { buffer in
      var writer = Writer(buffer: buffer)
      writer.write(Int32(parts.tm_year) + 1900, digits: 4)
      writer.write("-", parts.tm_mon + 1)
      writer.write("-", parts.tm_mday)
      writer.write(" ", parts.tm_hour)
      writer.write(":", parts.tm_min)
      if withSeconds { writer.write(":", parts.tm_sec) }
      return length
    }
  }

  private struct Writer {
    var buffer: UnsafeMutableBufferPointer<UInt8>
    var position = 0

    mutating func write(_ separator: Unicode.Scalar, _ value: Int32) {
      buffer[position] = UInt8(ascii: separator)
      position += 1
      write(value, digits: 2)
    }

    mutating func write(_ value: Int32, digits: Int) {
      var rest = value
      for index in (position..<position + digits).reversed() {
        buffer[index] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      }
      position += digits
    }
  }
}
