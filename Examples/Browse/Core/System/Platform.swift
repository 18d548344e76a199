#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the systems write differently.
enum Platform {
  static func modified(_ status: stat) -> Int64 {
    #if canImport(Darwin)
      Int64(status.st_mtimespec.tv_sec)
    #else
      Int64(status.st_mtim.tv_sec)
    #endif
  }

  /// Nanoseconds since 1970 at the last change of anything about a file, its rights among it.
  static func changed(_ status: stat) -> Int64 {
    #if canImport(Darwin)
      let time = status.st_ctimespec
    #else
      let time = status.st_ctim
    #endif
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// When a file was made.
  ///
  /// - Parameters:
  ///   - path: The file, or a link.
  ///   - status: What is known of it.
  /// - Returns: Nanoseconds since 1970, or nil where the system does not know.
  static func birth(of path: FilePath, _ status: stat) -> Int64? {
    #if canImport(Darwin)
      let time = status.st_birthtimespec
      return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    #else
      return Self.birth(of: path)
    #endif
  }

  #if !canImport(Darwin)
    private typealias Statx =
      @convention(c) @Sendable (
        CInt, UnsafePointer<CChar>, CInt, CUnsignedInt, UnsafeMutableRawPointer
      ) -> CInt

    /// The C library has it, and its header keeps it from languages that do not ask for extensions.
    private static let statx = dlsym(nil, "statx").map { unsafeBitCast($0, to: Statx.self) }

    private static func birth(of path: FilePath) -> Int64? {
      guard let statx else { return nil }
      // As the kernel lays it out, the same on every machine: which fields are there at 0, the seconds of the birth time at 80
      // and the nanoseconds at 88.
      let (size, mask): (Int, UInt32) = (256, 0x800)
      return withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { buffer in
        guard let start = buffer.baseAddress else { return nil }
        let result = path.withCString { statx(AT_FDCWD, $0, AT_SYMLINK_NOFOLLOW, mask, start) }
        guard result == 0, buffer.load(as: UInt32.self) & mask != 0 else { return nil }
        let seconds = buffer.load(fromByteOffset: 80, as: Int64.self)
        return seconds * 1_000_000_000 + Int64(buffer.load(fromByteOffset: 88, as: UInt32.self))
      }
    }
  #endif

  /// Nanoseconds since 1970 now.
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// Nanoseconds of the time of the last change, to tell two changes within a second apart.
  static func modifiedFraction(_ status: stat) -> Int64 {
    #if canImport(Darwin)
      Int64(status.st_mtimespec.tv_nsec)
    #else
      Int64(status.st_mtim.tv_nsec)
    #endif
  }
}
