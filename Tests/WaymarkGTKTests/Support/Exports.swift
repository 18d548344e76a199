@_exported import WaymarkRandomTrees
