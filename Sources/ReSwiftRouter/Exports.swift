// An app that is written for the router uses its store without importing it.
#if ReSwift
  @_exported import ReSwift
#else
  @_exported import ReSwiftStore
#endif
