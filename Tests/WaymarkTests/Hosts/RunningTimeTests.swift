import Testing

@testable import Waymark

/// What counts as time in which the program ran.
struct RunningTimeTests {
  @Test func allTimeCountsWhileNobodyWaits() {
    var time = RunningTime(at: .seconds(5))
    time.look(at: .seconds(3605))
    #expect(time.now == .seconds(3600))
  }

  @Test func anAppThatIsSuspendedWhileItWaitsGoesOnWaiting() {
    var time = RunningTime(at: .zero)
    _ = time.await(.seconds(1))
    time.look(at: .milliseconds(200))
    #expect(time.now == .milliseconds(200))
    time.look(at: .seconds(3600))
    #expect(time.now < .seconds(1))
    let left = .seconds(1) - time.now
    time.look(at: .seconds(3600) + left)
    #expect(time.now == .seconds(1))
  }

  @Test func whoLooksInTimeMissesNothing() {
    var time = RunningTime(at: .zero)
    _ = time.await(.seconds(60))
    var uptime = Duration.zero
    while time.now < .seconds(60) {
      uptime += time.interval
      time.look(at: uptime)
      #expect(time.now == uptime)
    }
  }

  @Test func aLongWaitTakesFewLooks() {
    var time = RunningTime(at: .zero)
    _ = time.await(.seconds(3600))
    var uptime = Duration.zero
    var count = 0
    while time.now < .seconds(3600), count < 1000 {
      uptime += time.interval
      time.look(at: uptime)
      count += 1
    }
    #expect(count < 60)
  }

  @Test func theNextLookIsPlannedForTheFirstMoment() {
    var time = RunningTime(at: .zero)
    let isFirst = time.await(.seconds(100))
    let long = time.interval
    let isLaterFirst = time.await(.seconds(200))
    #expect(isFirst && !isLaterFirst)
    #expect(time.interval == long)
    let isEarlierFirst = time.await(.seconds(2))
    #expect(isEarlierFirst)
    #expect(time.interval < long)
    time.stopAwaiting(.seconds(2))
    #expect(time.interval == long)
    time.stopAwaiting(.seconds(100))
    #expect(time.isWatched)
    time.stopAwaiting(.seconds(200))
    #expect(!time.isWatched)
    time.stopAwaiting(.seconds(200))
  }

  @Test func aClockThatGoesBackTakesNothingAway() {
    var time = RunningTime(at: .seconds(10))
    time.look(at: .seconds(12))
    time.look(at: .seconds(11))
    #expect(time.now == .seconds(2))
  }
}
