/// Keeps the listing of a folder up to date.
///
/// A folder of the usual size is read at once. A large one is read beside the main actor, which goes on meanwhile with the
/// list there is, and one that changes all the time is read for a tenth of the time at most.
@MainActor
final class FolderReader {
  typealias Contents = Result<FolderListing, FileError>

  /// How many entries make a folder large.
  private static nonisolated let largeCount = 2000
  /// How long reading a large folder takes, however few entries it has.
  private static nonisolated let largeDuration = Duration.milliseconds(250)
  /// How much longer a large folder is left alone than reading it has taken.
  private static nonisolated let restFactor = 9
  /// How often it is looked at most whether anything has changed, if nobody asks for it.
  private static nonisolated let checkInterval = Duration.milliseconds(500)

  /// What was read of a folder, and how long that took.
  private struct Reading: Sendable {
    var contents: Contents
    var duration: Duration

    init(_ path: FilePath) {
      let beginning = ContinuousClock.now
      do throws(FileError) {
        contents = .success(try FolderListing(reading: path))
      } catch {
        contents = .failure(error.onceThere)
      }
      duration = .now - beginning
    }

    var isLarge: Bool {
      guard duration < largeDuration, case .success(let listing) = contents else { return true }
      return listing.count > largeCount
    }
  }

  /// The folder.
  let path: FilePath

  /// What was read last, nil before the first time.
  private(set) var contents: Contents?

  /// Called when something else was read, with the keys and the main actor going on meanwhile or not.
  var onChange: (() -> Void)?

  private var isLarge = false
  private var lastCheck = ContinuousClock.now
  /// When a large folder may be read again.
  private var restEnd = ContinuousClock.now
  private var isReading = false
  /// Whether somebody asked for a reading while one was under way.
  private var isWantedAgain = false

  /// Makes a reader that has read nothing yet.
  init(path: FilePath) {
    self.path = path
  }

  /// Reads the folder for the first time.
  func begin() {
    if contents == nil { take(Reading(path)) }
  }

  /// Reads the folder again if it has changed.
  ///
  /// - Parameter isDue: Whether to look although it was done a moment ago.
  /// - Returns: Whether it was looked at.
  @discardableResult
  func refresh(isDue: Bool) -> Bool {
    guard let contents, isDue || .now - lastCheck >= Self.checkInterval else { return false }
    lastCheck = .now
    if case .success(let listing) = contents {
      do throws(FileError) {
        guard try listing.isOutOfDate() || listing.isTooFresh else { return true }
      } catch {
        self.contents = .failure(error.onceThere)
        onChange?()
        return true
      }
    }
    if !isLarge || .now >= restEnd { readAgain() }
    return true
  }

  /// Reads the folder again, whether it seems to have changed or not.
  func reload() {
    guard contents != nil else { return }
    isWantedAgain = isReading
    readAgain()
  }

  /// Takes over why the folder cannot be asked any more; it is read again when it is next looked at.
  func fail(_ error: FileError) { contents = .failure(error.onceThere) }

  private func readAgain() {
    guard isLarge else {
      take(Reading(path))
      onChange?()
      return
    }
    guard !isReading else { return }
    isReading = true
    let path = path
    Task { [weak self] in
      let reading = await Task.detached(priority: .utility) { Reading(path) }.value
      guard let self else { return }
      isReading = false
      take(reading)
      onChange?()
      if isWantedAgain {
        isWantedAgain = false
        readAgain()
      }
    }
  }

  private func take(_ reading: Reading) {
    contents = reading.contents
    // What has failed at once says nothing of how long it will take when it succeeds.
    if case .success = reading.contents { isLarge = reading.isLarge }
    lastCheck = .now
    restEnd = .now + reading.duration * Self.restFactor
  }
}
