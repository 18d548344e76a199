import WaymarkStorage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Connections of this machine to itself, by POSIX, which every system here has.
///
/// The Network framework adds nothing on the loopback interface, which knows no paths, no Bonjour and no permission to ask for.
enum LoopbackSocket {
  /// How many seconds the other side may be silent; a call takes less.
  private static let patience = 600

  /// Listens at a port that only this machine reaches, or at a free one if it is 0.
  static func listening(at port: UInt16) throws(SystemFault) -> (descriptor: Int32, port: UInt16) {
    let descriptor = try opened()
    set(SO_REUSEADDR, Int32(1), of: descriptor)
    guard (withAddress(of: port) { bind(descriptor, $0, $1) }) == 0, listen(descriptor, 8) == 0 else {
      throw failure(of: descriptor)
    }
    var own = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let named = withUnsafeMutablePointer(to: &own) { own in
      own.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    guard named == 0 else { throw failure(of: descriptor) }
    return (descriptor, UInt16(bigEndian: own.sin_port))
  }

  /// Connects to a port of this machine.
  static func connected(to port: UInt16) throws(SystemFault) -> Int32 {
    let descriptor = try opened()
    guard (withAddress(of: port) { connect(descriptor, $0, $1) }) == 0 else { throw failure(of: descriptor) }
    return descriptor
  }

  /// The next connection to a listening socket; `nil` if there is none.
  static func accepted(by descriptor: Int32) -> Int32? {
    let connection = SystemFault.retrying { accept(descriptor, nil, nil) }
    guard connection >= 0 else { return nil }
    prepare(connection)
    return connection
  }

  /// Sends all of some bytes, if somebody takes them; a lost connection does not end the program.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        SystemFault.retrying { send(descriptor, bytes.baseAddress, bytes.count, flags) }
      }
      guard count > 0 else { return false }
      rest.removeFirst(count)
    }
    return true
  }

  /// Ends a connection, which whoever reads from it notices.
  static func shut(_ descriptor: Int32) { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Gives a descriptor back.
  static func end(_ descriptor: Int32) { close(descriptor) }

  private static func opened() throws(SystemFault) -> Int32 {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw .last }
    prepare(descriptor)
    return descriptor
  }

  private static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    set(SO_RCVTIMEO, timeval(tv_sec: patience, tv_usec: 0), of: descriptor)
    set(SO_SNDTIMEO, timeval(tv_sec: patience, tv_usec: 0), of: descriptor)
    #if canImport(Darwin)
      set(SO_NOSIGPIPE, Int32(1), of: descriptor)
    #endif
  }

  private static func set<Value>(_ option: Int32, _ value: Value, of descriptor: Int32) {
    withUnsafeBytes(of: value) { bytes in
      _ = setsockopt(descriptor, SOL_SOCKET, option, bytes.baseAddress, socklen_t(bytes.count))
    }
  }

  private static func failure(of descriptor: Int32) -> SystemFault {
    defer { close(descriptor) }
    return .last
  }

  private static func withAddress(
    of port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
    }
  }
}
