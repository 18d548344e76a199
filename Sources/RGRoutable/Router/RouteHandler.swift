/// What is done with a payload.
public typealias RouteHandler = ((RoutablePayload) -> Void)
