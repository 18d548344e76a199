/// A state that has its path in the usual place, for which a ``NavigationRouter`` needs not be told where it is.
public protocol NavigatableState {
  /// The keys of the root coordinator.
  associatedtype Initial: PathIdentifier

  /// Where the app is.
  var path: Path<Initial> { get set }
}
