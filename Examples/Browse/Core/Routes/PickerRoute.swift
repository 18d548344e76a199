/// A folder in the sheet that asks where something is to be moved.
public struct PickerRoute: Hashable, Sendable, Codable {
  /// What is to be moved.
  public var item: FilePath
  /// The folder that is looked at.
  public var folder: FilePath
  /// Whether it was reached from another one in the same sheet, which going back leads to.
  public var isPushed: Bool

  /// Makes a route.
  ///
  /// - Parameters:
  ///   - item: What is to be moved.
  ///   - folder: The folder that is looked at.
  ///   - isPushed: Whether it was reached from another one in the same sheet.
  public init(item: FilePath, folder: FilePath, isPushed: Bool = false) {
    self.item = item
    self.folder = folder
    self.isPushed = isPushed
  }
}
