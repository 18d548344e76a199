@_exported public import WaymarkInspector
@_exported public import WaymarkStorage
