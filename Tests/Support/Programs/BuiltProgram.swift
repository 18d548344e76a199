#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where the programs are that were built together with these tests.
package enum BuiltProgram {
  package struct Missing: Error {
    var name: String
  }

  /// The path of a program, looked for beside the tests' own file and in the folders above it.
  package static func path(_ name: String) throws -> String {
    var folder = try ownPath()[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      let candidate = "\(folder)/\(name)"
      if access(candidate, X_OK) == 0 { return candidate }
    }
    throw Missing(name: name)
  }

  private static func ownPath() throws -> String {
    #if canImport(Darwin)
      var info = Dl_info()
      let marker: @convention(c) () -> Void = {}
      guard dladdr(unsafeBitCast(marker, to: UnsafeRawPointer.self), &info) != 0, let name = info.dli_fname
      else { throw Missing(name: "the tests themselves") }
      let resolved = realpath(name, nil)
    #else
      let resolved = realpath("/proc/self/exe", nil)
    #endif
    guard let resolved else { throw Missing(name: "the tests themselves") }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
