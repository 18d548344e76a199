@_exported import WaymarkLinks
@_exported import WaymarkState
