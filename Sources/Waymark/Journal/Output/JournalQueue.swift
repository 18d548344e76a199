import Dispatch

/// The queue that a journal is written on.
///
/// Queues can be shared, although older SDKs do not declare it.
struct JournalQueue: @unchecked Sendable {
  let queue = DispatchQueue(label: "waymark.journal", qos: .utility)
}
