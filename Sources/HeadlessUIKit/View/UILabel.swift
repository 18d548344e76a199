/// A view that shows text.
open class UILabel: UIView {
  /// The text.
  open var text: String?

  /// The maximum number of lines; 0 for any number.
  open var numberOfLines = 1
}
