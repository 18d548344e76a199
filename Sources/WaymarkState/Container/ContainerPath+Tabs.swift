// The names from when tabs were the only branches; Embedded programs were never told of them.
#if !hasFeature(Embedded)
  extension ContainerPath {
    /// How deep tabs and columns can be nested in one another.
    @available(*, deprecated, renamed: "maximumBranchCount")
    @inlinable public static var maximumTabCount: Int { maximumBranchCount }

    /// How many tabs and columns the path leads through.
    @available(*, deprecated, renamed: "branchCount")
    @inlinable public var tabCount: Int { branchCount }

    /// The position of the branch that the path takes in one of the containers on its way.
    @available(*, deprecated, renamed: "branch(at:)")
    @inlinable
    public func tab(at depth: Int) -> Int { branch(at: depth) }

    /// The path of a branch inside the container at this one.
    @available(*, deprecated, renamed: "appending(branch:)")
    @inlinable
    public func appending(tab: Int) -> ContainerPath { appending(branch: tab) }
  }
#endif
