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

#endif
