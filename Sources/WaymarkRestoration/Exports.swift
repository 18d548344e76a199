@_exported public import WaymarkStorage
