// Apps that were written for the original router use its store without importing it.
#if ReSwift
  @_exported import ReSwift
#else
  @_exported import ReSwiftStore
#endif
