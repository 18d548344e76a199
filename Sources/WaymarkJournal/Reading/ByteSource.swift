#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Bytes of a file, a pipe or the standard input, as they come.
package struct ByteSource: ~Copyable {
  private let descriptor: Int32
  private let isOwned: Bool
  /// What is read instead of a file, in pieces.
  private var held: [UInt8] = []
  private var pieceSize = 65_536

  /// Opens a file.
  ///
  /// - Parameter path: The file, or `-` for the standard input.
  /// - Throws: ``SystemError`` where it cannot be read.
  package init(path: String) throws(SystemError) {
    guard path != "-" else {
      descriptor = 0
      isOwned = false
      return
    }
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    isOwned = true
    guard descriptor >= 0 else { throw SystemError(errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError(errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw SystemError(EISDIR) }
  }

  /// Makes a source of bytes that are there already.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - pieceSize: How many come at a time.
  package init(_ bytes: [UInt8], pieceSize: Int = 65_536) {
    descriptor = -1
    isOwned = false
    held = bytes
    self.pieceSize = pieceSize
  }

  deinit {
    if isOwned, descriptor >= 0 { close(descriptor) }
  }

  /// Reads what there is, and waits where there is nothing yet.
  ///
  /// - Parameter bytes: What is replaced by what has come; nothing at the end.
  /// - Throws: ``SystemError`` where reading fails.
  package mutating func read(into bytes: inout [UInt8]) throws(SystemError) {
    guard descriptor >= 0 else {
      bytes = Array(held.prefix(pieceSize))
      held.removeFirst(bytes.count)
      return
    }
    let descriptor = descriptor
    let size = pieceSize
    var failure: Int32 = 0
    bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      repeat {
        #if canImport(Glibc)
          let result = Glibc.read(descriptor, buffer.baseAddress, size)
        #elseif canImport(Musl)
          let result = Musl.read(descriptor, buffer.baseAddress, size)
        #else
          let result = Darwin.read(descriptor, buffer.baseAddress, size)
        #endif
        failure = result < 0 ? errno : 0
        count = max(result, 0)
      } while failure == EINTR
    }
    guard failure == 0 else { throw SystemError(failure) }
  }
}
