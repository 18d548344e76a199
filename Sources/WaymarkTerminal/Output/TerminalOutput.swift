/// Where frames go: a terminal, or a model of one in memory.
@MainActor
public protocol TerminalOutput: AnyObject {
  /// The number of columns and rows at the moment.
  var size: Size { get }

  /// The abilities of the terminal.
  var traits: TerminalTraits { get }

  /// Writes all bytes.
  ///
  /// - Parameter bytes: What a renderer made.
  func write(_ bytes: [UInt8])
}
