#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a file, a pipe or the standard input, as they arrive.
package struct ByteSource: ~Copyable {
  private let descriptor: Int32
  private let isOwned: Bool
  /// Pieces to read instead of a file.
  private var held: ArraySlice<UInt8> = []
  private var pieceSize = 65_536

  /// The identity of the file when it was opened, for files that may grow.
  private(set) var identity: FileIdentity?

  /// Opens a file.
  ///
  /// - Parameter path: The file, or `-` for the standard input.
  /// - Throws: ``SystemError`` if the file cannot be read.
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

  /// Makes a source of bytes in memory.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - pieceSize: How many bytes one read returns.
  package init(_ bytes: [UInt8], pieceSize: Int = 65_536) {
    descriptor = -1
    isOwned = false
    held = bytes[...]
    self.pieceSize = pieceSize
  }

  /// Opens a file that may still be written, and reads it from a position on.
  ///
  /// - Parameters:
  ///   - path: The file. A pipe is refused, because reading it would block.
  ///   - pieceSize: How many bytes one read returns at most.
  ///   - start: Returns the position to begin at, from the size of the file.
  /// - Throws: ``SystemError`` if it cannot be read or is not a file.
  package init(
    growingFile path: String, pieceSize: Int = 65_536, from start: (Int) -> Int = { _ in 0 }
  ) throws(SystemError) {
    self.pieceSize = pieceSize
    // Open without blocking, because opening a pipe waits for a writer.
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

  /// Reads what there is, and waits if there is nothing yet.
  ///
  /// - Parameter bytes: Replaced by the bytes that were read; empty at the end.
  /// - Throws: ``SystemError`` if reading fails.
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
