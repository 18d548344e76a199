/// What one screen hands to the next or back: an enum of the screen's own routes, or any value.
public protocol RoutableData {}
