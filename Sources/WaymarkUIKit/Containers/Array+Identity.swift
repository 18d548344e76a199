#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Comparisons of whole stacks by what their memory holds, because to look at each controller takes a hundred times as long.
extension [UIViewController] {
  /// Whether they are the same controllers in the same order.
  func isIdentical(to others: [UIViewController]) -> Bool { count == others.count && isPrefix(of: others) }

  /// Whether others begin with these controllers.
  func isPrefix(of others: [UIViewController]) -> Bool {
    withUnsafeBytes { own in others.withUnsafeBytes { own.isPrefix(of: $0) } }
  }

  /// Whether objects begin with these controllers.
  func isPrefix(of objects: [ObjectIdentifier]) -> Bool {
    withUnsafeBytes { own in objects.withUnsafeBytes { own.isPrefix(of: $0) } }
  }
}

extension Array where Element: Equatable {
  /// How many of the first elements two arrays have in common.
  func countInCommon(with others: [Element]) -> Int {
    var count = 0
    while count < self.count, count < others.count, self[count] == others[count] { count += 1 }
    return count
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func isPrefix(of other: UnsafeRawBufferPointer) -> Bool {
    guard count <= other.count, let start = baseAddress, let otherStart = other.baseAddress else {
      return isEmpty
    }
    return memcmp(start, otherStart, count) == 0
  }
}
