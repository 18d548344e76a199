import Foundation

/// The same work on many things, two at a time.
enum Parallel {
  static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ body: @escaping @Sendable (Input) throws -> Output
  ) throws -> [Output] {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 2
    let lock = NSLock()
    nonisolated(unsafe) var outputs: [Int: Result<Output, any Error>] = [:]
    for (index, input) in inputs.enumerated() {
      queue.addOperation {
        let result = Result { try body(input) }
        lock.withLock { outputs[index] = result }
        if case .failure = result { queue.cancelAllOperations() }
      }
    }
    queue.waitUntilAllOperationsAreFinished()
    return try outputs.sorted { $0.key < $1.key }.map { try $0.value.get() }
  }
}
