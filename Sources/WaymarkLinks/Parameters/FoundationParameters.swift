#if canImport(FoundationEssentials)
  public import FoundationEssentials
#elseif canImport(Foundation)
  public import Foundation
#endif

#if canImport(FoundationEssentials) || canImport(Foundation)
  extension UUID: LinkParameter {
    /// Reads the usual form, in upper or lower case.
    ///
    /// - Parameter text: 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12 with hyphens between them.
    public init?(linkText text: String) {
      guard let value = UUID(uuidString: text), value.uuidString == text.uppercased() else { return nil }
      self = value
    }

    /// The usual form.
    public var linkText: String { uuidString }

    /// An arbitrary UUID.
    public static var linkExample: String { "123E4567-E89B-12D3-A456-426614174000" }
  }

  extension Date: LinkParameter {
    /// Reads a moment in the form of ISO 8601, from the years 1 to 9999.
    ///
    /// - Parameter text: A date alone, which stands for its first moment in UTC, or a date, a `T`, a time of day with
    ///   seconds, and `Z` or an offset such as `+01:00`.
    public init?(linkText text: String) {
      let text = text.utf8.count == 10 ? text + "T00:00:00Z" : text
      let local = text.prefix(19)
      var zone = text.dropFirst(19)
      var fraction = 0.0
      if zone.first == "." {
        let digits = zone.dropFirst().prefix { $0 != "Z" && $0 != "+" && $0 != "-" && $0 != " " }
        guard !digits.isEmpty, digits.utf8.allSatisfy("0123456789".utf8.contains),
          let read = Double("0." + digits)
        else { return nil }
        fraction = read
        zone = zone.dropFirst(1 + digits.count)
      }
      // A plus sign in a query that nobody has encoded arrives as a space.
      let offset = zone.first == " " ? "+" + zone.dropFirst() : String(zone)
      let style = ISO8601FormatStyle()
      // Foundation takes 30 February for 1 March, and then the text does not come back.
      guard offset == "Z" || offset.utf8.count == 6, let checked = try? style.parse(local + "Z"),
        checked.formatted(style) == local + "Z", let date = try? style.parse(local + offset)
      else { return nil }
      self = date + fraction
    }

    /// The exact moment in UTC, in the form of ISO 8601; empty if it is not in the years 1 to 9999.
    public var linkText: String {
      let whole = timeIntervalSinceReferenceDate.rounded(.down)
      guard (-63_113_904_000..<252_423_993_600).contains(whole) else { return "" }
      let text = Date(timeIntervalSinceReferenceDate: whole).formatted(ISO8601FormatStyle())
      let fraction = timeIntervalSinceReferenceDate - whole
      return fraction == 0 ? text : "\(text.dropLast())\((1 + fraction).description.dropFirst())Z"
    }

    /// A moment with the time of day.
    public static var linkExample: String { "2024-02-29T12:30:00Z" }
  }
#endif
