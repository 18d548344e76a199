/// What is in a folder, in the order it is shown: folders first, then by name.
///
/// All names lie in one array of bytes, and an entry is a place in it: 100,000 files take about three megabytes.
/// Sizes and dates are not read here, see ``details(of:)``.
public struct FolderListing: Sendable {
  /// One name in a folder.
  struct Entry {
    var offset: UInt32
    var length: UInt16
    var kind: FileKind
  }

  /// The folder.
  public let path: FilePath

  /// Whether the folder holds more than could be listed.
  public let isTruncated: Bool

  /// Changes when something is added to the folder or removed from it, and when its rights change.
  let stamp: [Int64]

  /// Whether the folder was changed so short a time before it was listed that another change may have the same stamp.
  let isTooFresh: Bool

  var names: [UInt8]
  var entries: [Entry]

  /// How many files and folders there are.
  public var count: Int { entries.count }

  /// Whether there are none.
  public var isEmpty: Bool { entries.isEmpty }

  /// What an entry is.
  ///
  /// - Parameter index: The entry's place.
  /// - Returns: Its kind.
  public func kind(at index: Int) -> FileKind { entries[index].kind }

  /// The bytes of an entry's name.
  ///
  /// - Parameter index: The entry's place.
  /// - Returns: The name, sharing the listing's memory.
  public func name(at index: Int) -> ArraySlice<UInt8> {
    let entry = entries[index]
    return names[Int(entry.offset)..<Int(entry.offset) + Int(entry.length)]
  }

  /// An entry's name as text that is safe to show.
  ///
  /// - Parameter index: The entry's place.
  /// - Returns: The name, escaped.
  public func display(at index: Int) -> String { SafeText.escaped(name(at: index)) }

  /// An entry's path.
  ///
  /// - Parameter index: The entry's place.
  /// - Returns: The path.
  public func path(at index: Int) -> FilePath { path.appending(name(at: index)) }

  /// Finds an entry by its name.
  ///
  /// - Parameter name: The bytes of the name.
  /// - Returns: Its place, or nil where the folder has no such name.
  /// - Complexity: O(*n*) in the number of entries.
  public func index(ofName name: some Collection<UInt8>) -> Int? {
    let wanted = Array(name)
    return names.withUnsafeBufferPointer { all in
      entries.firstIndex { entry in
        Int(entry.length) == wanted.count
          && all[Int(entry.offset)..<Int(entry.offset) + wanted.count].elementsEqual(wanted)
      }
    }
  }
}
