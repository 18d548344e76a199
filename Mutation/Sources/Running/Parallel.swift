import Foundation

/// The same work on many things, some at a time.
enum Parallel {
  static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], jobs: Int, _ body: @escaping @Sendable (Input) throws -> Output
  ) throws -> [Output] {
    let work = Work<Output>(count: inputs.count)
    let group = DispatchGroup()
    for _ in 0..<max(1, jobs) {
      group.enter()
      Thread.detachNewThread {
        while let index = work.next() { work.finish(index, Result { try body(inputs[index]) }) }
        group.leave()
      }
    }
    group.wait()
    return try work.results()
  }

  private final class Work<Output: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var following = 0
    private var outputs: [Result<Output, any Error>?]
    private var hasFailed = false

    init(count: Int) { outputs = Array(repeating: nil, count: count) }

    func next() -> Int? {
      lock.withLock {
        guard following < outputs.count, !hasFailed else { return nil }
        following += 1
        return following - 1
      }
    }

    func finish(_ index: Int, _ result: Result<Output, any Error>) {
      lock.withLock {
        outputs[index] = result
        if case .failure = result { hasFailed = true }
      }
    }

    func results() throws -> [Output] {
      for case .failure(let error)? in outputs { throw error }
      return try outputs.compactMap { try $0?.get() }
    }
  }
}
