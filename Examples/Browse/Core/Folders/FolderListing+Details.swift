#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The size and the date of something in a folder.
public struct FileDetails: Hashable, Sendable {
  /// The size in bytes.
  public var size: Int64
  /// When it was last changed, in seconds since 1970.
  public var modified: Int64
}

extension FolderListing {
  /// Reads sizes and dates, for the rows that are about to be shown.
  ///
  /// Reading them for a whole folder takes longer than listing it.
  ///
  /// - Parameter places: The places of the entries.
  /// - Returns: For each what is known now, nil where it has gone.
  /// - Throws: Why the folder cannot be asked any more.
  public func details(of places: some Collection<Int>) throws(FileError) -> [FileDetails?] {
    let folder: FileDescriptor
    do {
      folder = try FileDescriptor(opening: path, flags: O_RDONLY | O_DIRECTORY | O_NONBLOCK)
    } catch  where error.reason == .missing {
      throw FileError(path, .removed)
    }
    let number = folder.number
    return places.map { place in
      var name = name(at: place).map { CChar(bitPattern: $0) }
      name.append(0)
      return FileStatus(of: name, in: number).map { FileDetails(size: $0.size, modified: $0.modified) }
    }
  }
}
