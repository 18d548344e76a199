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
  private var held: ArraySlice<UInt8> = []
  private var pieceSize = 65_536

  /// Which file it was when it was opened, where that matters.
  private(set) var identity: FileIdentity?

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
    held = bytes[...]
    self.pieceSize = pieceSize
  }

  /// Opens a file that may be written while it is read, and reads it from a place on.
  ///
  /// - Parameters:
  ///   - path: The file; no pipe, for which one would have to wait.
  ///   - pieceSize: How many bytes come at a time.
  ///   - start: Given how many bytes there are, the place to begin at.
  /// - Throws: ``SystemError`` where it cannot be read, or is something else than a file.
  package init(
    growingFile path: String, pieceSize: Int = 65_536, from start: (Int) -> Int = { _ in 0 }
  ) throws(SystemError) {
    self.pieceSize = pieceSize
    // Without blocking, as opening a pipe waits for somebody who writes into it.
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    isOwned = true
    guard descriptor >= 0 else { throw SystemError(errno) }
    let found = try FileIdentity(of: descriptor)
    let place = start(found.size)
    guard lseek(descriptor, off_t(place), SEEK_SET) >= 0 else { throw SystemError(errno) }
    identity = found
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
      held = held.dropFirst(bytes.count)
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
