// None of the helpers of hosts is public; exported, they are seen in every file here.
@_exported public import WaymarkHosting
