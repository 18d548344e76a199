/// A fault of something typed, and its place.
public struct Complaint: Error, Equatable {
  /// A sentence for the reader.
  public let message: String
  /// The byte of the text where it is, or `nil` where it is the whole.
  public let offset: Int?

  init(_ message: String, at offset: Int? = nil) {
    self.message = message
    self.offset = offset
  }
}
