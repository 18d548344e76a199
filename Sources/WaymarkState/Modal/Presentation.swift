/// How something opens: pushed, or as a modal over what the user sees.
///
/// A sheet that rests at another height, or may rest at others, is the same modal: UIKit and SwiftUI move it there, and when the
/// user drags it to another height, ``selected`` says so. GTK and a terminal show every sheet at one height.
///
/// ```swift
/// router.present(.signIn, as: .sheet)
/// router.present(.map, as: .sheet(detents: [.medium, .large]))
/// ```
public struct Presentation: Hashable, Sendable {
  /// How a modal lies over what is below it.
  @nonexhaustive
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A sheet over the page, which the user can usually pull down.
    case sheet
    /// A cover over the whole window.
    case fullScreen
    /// A bubble tied to a place on the page.
    case popover
    /// A question that wants an answer.
    case alert
  }

  /// A height at which a sheet rests.
  @nonexhaustive
  public enum Detent: Hashable, Sendable {
    /// About half the height that there is.
    case medium
    /// The whole height that there is.
    case large
    /// A part of the height that there is, from 0 to 1.
    case fraction(Double)
    /// A height in points.
    case height(Double)
  }

  /// How the modal lies over what is below it; `nil` for what is pushed.
  public let style: Style?

  /// The heights at which a sheet rests; the host's usual ones if there are none.
  public let detents: [Detent]

  /// The height at which the sheet rests now; the first of ``detents`` if `nil`.
  public let selected: Detent?

  /// How a modal comes and goes; texts of trees do not hold it, and presentations that differ in it alone are equal.
  public private(set) var transition = TransitionStyle.standard

  @usableFromInline
  package init(_ style: Style?, detents: [Detent] = [], selected: Detent? = nil) {
    precondition(
      detents.allSatisfy { $0.isValid }, "A detent is a fraction from 0 to 1, or a height of 0 or more")
    precondition(selected.map(detents.contains) ?? true, "A sheet is opened at one of its detents")
    self.style = style
    self.detents = detents
    self.selected = selected
  }

  /// Pushed on the stack.
  public static var push: Presentation { Presentation(nil) }

  /// A sheet over the page, which the user can usually pull down.
  public static var sheet: Presentation { Presentation(.sheet) }

  /// A sheet that rests at some heights.
  ///
  /// - Parameters:
  ///   - detents: The heights. A fraction outside 0 to 1, and a height below 0, is a programmer error.
  ///   - selected: The height at which it opens, which is one of them; the first one if `nil`.
  /// - Returns: The presentation.
  public static func sheet(detents: [Detent], selected: Detent? = nil) -> Presentation {
    Presentation(.sheet, detents: detents, selected: selected)
  }

  /// A cover over the whole window.
  public static var fullScreen: Presentation { Presentation(.fullScreen) }

  /// A bubble tied to a place on the page.
  public static var popover: Presentation { Presentation(.popover) }

  /// A question that wants an answer.
  public static var alert: Presentation { Presentation(.alert) }

  /// The same presentation of a modal that comes and goes in another way.
  ///
  /// - Parameter transition: The way, unless the options of a navigation ask for another.
  /// - Returns: The presentation. To push in some way is a programmer error here: say it in the options.
  public func transition(_ transition: TransitionStyle) -> Presentation {
    precondition(style != nil, "What is pushed has its transition in NavigationOptions(transition:)")
    var changed = self
    changed.transition = transition
    return changed
  }

  /// The height at which the sheet rests now; `nil` for the host's usual one.
  @usableFromInline
  package var restingDetent: Detent? { selected ?? detents.first }

  /// The same presentation of a sheet that rests at another of its heights.
  @usableFromInline
  package func resting(at detent: Detent) -> Presentation {
    var changed = Presentation(style, detents: detents, selected: detent)
    changed.transition = transition
    return changed
  }

  /// A modal of each style.
  package static var modals: [Presentation] { Style.allCases.map { Presentation($0) } }

  /// A presentation of a modal: what is pushed or placed elsewhere is presented as a sheet.
  package static func modal(_ presentation: Presentation?) -> Presentation {
    guard let presentation, presentation.style != nil else { return .sheet }
    return presentation
  }
}

extension Presentation {
  /// Whether two presentations lead to the same tree.
  ///
  /// - Complexity: O(*n*), where *n* is the number of detents.
  public static func == (lhs: Presentation, rhs: Presentation) -> Bool {
    lhs.style == rhs.style && lhs.detents == rhs.detents && lhs.selected == rhs.selected
  }

  /// Feeds the style, which differs where most presentations differ, into a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(style) }
}

extension Presentation.Detent {
  /// Whether a sheet can rest there.
  package var isValid: Bool {
    switch self {
    case .medium, .large: true
    case .fraction(let part): part >= 0 && part <= 1
    case .height(let points): points >= 0 && points < .infinity
    }
  }
}
