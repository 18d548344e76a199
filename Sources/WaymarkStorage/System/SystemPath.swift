#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A path as the operating system has it: bytes, which need not be valid text.
package struct SystemPath: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(_ text: String) { bytes = Array(text.utf8) }

  package init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// The path as text, without the bytes that are not valid text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The path as an argument of system calls.
  package var system: [CChar] { bytes.map(CChar.init(bitPattern:)) + [0] }

  /// Whether the system reads the whole path: for the system, it ends at a zero byte.
  package var isWhole: Bool { !bytes.contains(0) }

  package var isAbsolute: Bool { bytes.first == UInt8(ascii: "/") }

  /// The folder that the file is in.
  package var folder: SystemPath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return SystemPath(".") }
    return slash == 0 ? SystemPath("/") : SystemPath(bytes: bytes[..<slash])
  }

  /// The name without the folder.
  package var name: ArraySlice<UInt8> {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return bytes[...] }
    return bytes[(slash + 1)...]
  }

  /// The path without links from the root on, if there is something at it.
  package var resolved: SystemPath? {
    guard isWhole, let found = realpath(system, nil) else { return nil }
    defer { free(found) }
    return SystemPath(bytes: UnsafeRawBufferPointer(start: found, count: strlen(found)))
  }

  /// The path of something in this folder.
  package func appending(_ path: SystemPath) -> SystemPath {
    SystemPath(bytes: bytes + [UInt8(ascii: "/")] + path.bytes)
  }

  /// The path of a file of another name in the same folder.
  package func renamed(_ name: some Sequence<UInt8>) -> SystemPath {
    SystemPath(bytes: bytes[..<self.name.startIndex] + name)
  }

  /// The path of a file beside this one, with its name and a suffix.
  ///
  /// The name is shortened if names may not be so long.
  package func sibling(_ suffix: String) -> SystemPath {
    let limit = pathconf(folder.system, Int32(_PC_NAME_MAX))
    let room = (limit > 0 ? limit : 255) - suffix.utf8.count
    var kept = name.prefix(max(0, room))
    // Some systems only accept whole characters.
    while !kept.isEmpty, kept.endIndex < name.endIndex, name[kept.endIndex] & 0xC0 == 0x80 {
      kept.removeLast()
    }
    return renamed(kept + Array(suffix.utf8))
  }
}
