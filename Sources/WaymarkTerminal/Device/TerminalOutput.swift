/// Where frames go: a terminal, or a model of one in memory.
@MainActor
public protocol TerminalOutput: AnyObject {
  /// How many columns and rows it has at the moment.
  var size: Size { get }

  /// Writes bytes, all of them.
  ///
  /// - Parameter bytes: What a renderer made.
  func write(_ bytes: [UInt8])
}
