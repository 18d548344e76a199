@_exported public import WaymarkState
