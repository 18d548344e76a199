// Apps that were written for the original router use its store without importing it.
#if ReSwift
  @_exported public import ReSwift
#else
  @_exported public import ReSwiftStore
#endif
