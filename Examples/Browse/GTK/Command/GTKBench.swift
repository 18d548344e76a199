#if GTK && canImport(CGTK4)
  import CGTK4
  import Dispatch
  import Waymark
  import WaymarkGTK

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// How long a navigation takes in a window, and how long it takes to come to the main actor.
  @MainActor
  struct GTKBench {
    private static nonisolated let navigations = 2000
    private static nonisolated let hops = 20_000

    /// Measures, prints and ends the program.
    func run() -> Never {
      waymark_set_animations_enabled(0)
      let router = Router(BenchRoute(number: 0))
      let host = GTKHost(router: router, coordinator: BenchScreens())
      host.show()
      MainLoop.drain()
      let steps = measureSteps(router)
      print("push-acknowledged-us", Self.text(steps.push))
      print("pop-acknowledged-us", Self.text(steps.pop))
      Task.detached {
        let hop = await Self.measureHops()
        await MainActor.run {
          print("hop-gtk-us", Self.text(hop))
          // The loop that is left for good, and the queue's own in its place.
          DispatchQueue.global().async { Self.measureWithoutLoop() }
          Application.quit()
        }
      }
      Application.run()
      withExtendedLifetime(host) { MainLoop.detachMainActor() }
      dispatchMain()
    }

    private func measureSteps(_ router: Router<BenchRoute>) -> (push: Duration, pop: Duration) {
      var (push, pop) = ([Duration](), [Duration]())
      let clock = ContinuousClock()
      for number in 1...Self.navigations {
        push.append(clock.measure { router.push(BenchRoute(number: number)) })
        precondition(
          router.isSettled, "GTKBench measures hosts that acknowledge at once: switch animations off")
        pop.append(clock.measure { router.pop() })
        // What is drawn meanwhile is not measured, and not put off for ever either.
        if number.isMultiple(of: 20) { MainLoop.drain(turns: 20) }
      }
      return (Self.median(push), Self.median(pop))
    }

    private nonisolated static func measureHops() async -> Duration {
      let clock = ContinuousClock()
      var samples: [Duration] = []
      for _ in 0..<10 {
        let time = await clock.measure {
          for _ in 0..<(hops / 10) { await visit() }
        }
        samples.append(time / (hops / 10))
      }
      return median(samples)
    }

    private static func visit() {}

    private nonisolated static func measureWithoutLoop() {
      Task.detached {
        let hop = await measureHops()
        print("hop-plain-us", text(hop))
        exit(0)
      }
    }

    private nonisolated static func median(_ samples: [Duration]) -> Duration {
      samples.sorted()[samples.count / 2]
    }

    private nonisolated static func text(_ duration: Duration) -> String {
      "\((duration / .microseconds(1) * 100).rounded() / 100)"
    }
  }

  private struct BenchRoute: Route {
    var number: Int
  }

  private struct BenchScreens: Coordinator {
    func screen(for route: BenchRoute, context: ScreenContext<BenchRoute>) -> BenchScreen {
      BenchScreen(route)
    }
  }

  private final class BenchScreen: GTKScreen {
    let widget: WidgetPointer
    let title: String
    private let reference: ObjectReference

    init(_ route: BenchRoute) {
      title = "Screen \(route.number)"
      widget = Controls.label(title)
      reference = ObjectReference(widget)
    }
  }
#endif
