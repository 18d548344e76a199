import Waymark

#if ReSwift
  extension Router: @preconcurrency StoreSubscriber {
    /// Receives a state from a store, on any thread.
    ///
    /// - Parameter state: The navigation state.
    public nonisolated func _newState(state: Any) {
      guard let state = state as? NavigationState else { return }
      // The state is not used here any more once it is handed over.
      nonisolated(unsafe) let handedOver = state
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { newState(state: handedOver) }
      } else {
        MainQueue.async { self.newState(state: handedOver) }
      }
    }
  }
#else
  extension Router: StoreSubscriber {}
#endif
