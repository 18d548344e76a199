@_exported public import WaymarkLinks
@_exported public import WaymarkState
