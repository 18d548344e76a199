@_exported public import WaymarkState
@_exported public import WaymarkStorage
