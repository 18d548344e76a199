/// Records warnings that UIKit would only print; not part of UIKit.
///
/// ```swift
/// let warnings = UIKitWarnings.during { home.present(second, animated: false) }
/// #expect(warnings.map(\.kind) == [.alreadyPresenting])
/// ```
@preconcurrency @MainActor
public enum UIKitWarnings {
  /// The last 1,000 warnings, oldest first.
  public private(set) static var recorded: [UIKitWarning] = []

  /// Whether warnings are also written to standard error, as UIKit does.
  public static var isPrinting = true

  /// Removes all recorded warnings.
  public static func removeAll() {
    recorded.removeAll()
  }

  /// Runs a closure and returns the warnings that it caused.
  ///
  /// - Parameter body: The closure.
  /// - Returns: The warnings recorded while it ran; they are not kept in `recorded`.
  public static func during(_ body: () throws -> Void) rethrows -> [UIKitWarning] {
    let outer = recorded
    recorded = []
    defer { recorded = outer }
    try body()
    return recorded
  }

  static func record(_ kind: UIKitWarning.Kind, _ message: String) {
    if recorded.count >= 1_000 { recorded.removeFirst(500) }
    recorded.append(UIKitWarning(kind: kind, message: message))
    if isPrinting { FileHandle.standardError.write(Data("HeadlessUIKit: \(message)\n".utf8)) }
  }
}

extension NSObject {
  /// The object as the console shows it: its class and address.
  @MainActor var consoleName: String {
    "<\(type(of: self)): 0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16))>"
  }
}
