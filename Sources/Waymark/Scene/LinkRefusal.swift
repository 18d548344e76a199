/// The refusal of a text that is not a link.
public struct LinkRefusal: Error, CustomStringConvertible {
  /// The error of whoever read the text: a `LinkError` if it was a link table.
  public let error: any Error

  /// The text of the error.
  public var description: String { "\(error)" }

  /// Makes a refusal.
  ///
  /// - Parameter error: The error of whoever read the text.
  public init(_ error: any Error) { self.error = error }
}

extension LinkRefusal {
  /// The refusal by a router that has no links.
  package static var noLinks: LinkRefusal { LinkRefusal(NoLinks()) }

  private struct NoLinks: Error, CustomStringConvertible {
    let description = "The router has no links. Give RouterConfiguration a link table."
  }
}

extension LinkRefusal: Hashable {
  /// Compares the texts of two refusals.
  public static func == (a: LinkRefusal, b: LinkRefusal) -> Bool { a.description == b.description }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
