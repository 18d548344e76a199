import Dispatch

/// The queue that a journal is written on.
///
/// Queues can be shared; older systems' SDKs do not say so.
struct JournalQueue: @unchecked Sendable {
  let queue = DispatchQueue(label: "waymark.journal", qos: .utility)
}
