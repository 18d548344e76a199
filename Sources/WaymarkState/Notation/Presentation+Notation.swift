// The text of a presentation is what trees in files and journals hold: `sheet`, or with the detents, of which a star marks the
// selected one, `sheet medium* large 0.4 300pt`.

extension Presentation: CustomStringConvertible {
  /// The presentation as text: `push`, `sheet`, `sheet medium* large`.
  public var description: String {
    var words = [style?.rawValue ?? "push"]
    #if !hasFeature(Embedded)
      words += detents.map { $0 == selected ? "\($0)*" : "\($0)" }
    #endif
    return words.joined(separator: " ")
  }
}

#if !hasFeature(Embedded)

  extension Presentation.Detent: CustomStringConvertible {
    /// The height as text: `medium`, `large`, `0.4` for a fraction, `300.0pt` for a height.
    public var description: String {
      switch self {
      case .medium: "medium"
      case .large: "large"
      case .fraction(let part): "\(part)"
      case .height(let points): "\(points)pt"
      }
    }
  }

  extension Presentation {
    /// Reads a modal's presentation from its text, or gives `nil` if the style is not that of a modal.
    ///
    /// - Parameter text: The style and the detents. Detents that cannot be read are left out.
    package init?(modal text: String) {
      let words = text.split(separator: " ")
      guard let style = words.first.flatMap({ Style(rawValue: String($0)) }) else { return nil }
      var detents: [Detent] = []
      var selected: Detent?
      for word in words.dropFirst() {
        let isSelected = word.hasSuffix("*")
        guard let detent = Detent(isSelected ? word.dropLast() : word), !detents.contains(detent) else {
          continue
        }
        detents.append(detent)
        if isSelected { selected = detent }
      }
      self.init(style, detents: detents, selected: selected)
    }
  }

  extension Presentation.Detent {
    /// Reads a height from its text.
    package init?(_ word: Substring) {
      switch word {
      case "medium": self = .medium
      case "large": self = .large
      default:
        let isHeight = word.hasSuffix("pt")
        guard let number = Double(isHeight ? word.dropLast(2) : word) else { return nil }
        self = isHeight ? .height(number) : .fraction(number)
        guard isValid else { return nil }
      }
    }
  }

#endif
