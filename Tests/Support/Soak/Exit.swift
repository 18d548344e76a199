#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ends the program with a status.
func exitProcess(_ status: Int32) {
  fflush(nil)
  exit(status)
}
