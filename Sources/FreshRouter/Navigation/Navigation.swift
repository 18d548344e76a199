/// A place that a screen can ask to go to: an enum of the app's, whose cases carry what the next screen
/// needs.
///
/// ```swift
/// enum MyNavigation: Navigation {
///   case about
///   case profile(Person)
/// }
/// ```
public protocol Navigation {}
