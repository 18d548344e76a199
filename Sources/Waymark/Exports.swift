@_exported import WaymarkState
