/// The floor of matching a link: reading every byte of a path once.
@inline(never)
func scannedSegments(_ path: String) -> Int {
  var path = path
  return path.withUTF8 { bytes in
    var segments = 0
    for byte in bytes where byte == UInt8(ascii: "/") { segments += 1 }
    return segments
  }
}

extension Yardstick {
  /// Reading the bytes of paths, for one path.
  static func scan(_ paths: [String]) -> Yardstick {
    let segments = paths.reduce(0) { $0 + $1.count { $0 == "/" } }
    return Yardstick(
      "path's bytes scanned",
      Workload(operations: paths.count, each: segments) { iterations in
        var sum = 0
        for _ in 0..<iterations { for path in paths { sum += scannedSegments(path) } }
        return sum
      })
  }
}
