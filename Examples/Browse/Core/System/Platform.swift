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

  /// Nanoseconds of the time of the last change, to tell two changes within a second apart.
  static func modifiedFraction(_ status: stat) -> Int64 {
    #if canImport(Darwin)
      Int64(status.st_mtimespec.tv_nsec)
    #else
      Int64(status.st_mtim.tv_nsec)
    #endif
  }
}
