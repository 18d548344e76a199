@_exported public import WaymarkInspector
