package import WaymarkCore

extension NavigationPriority {
  var own: Priority { self == .background ? .background : .user }
}

extension NavigationOptions {
  /// The options as the core carries them.
  package var own: StepOptions {
    StepOptions(isAnimated: isAnimated, info: extras == nil ? nil : TypedValue(self))
  }

  package init(_ options: StepOptions, _ priority: Priority = .user) {
    if let known = options.info as? TypedValue<NavigationOptions> {
      self = known.value
    } else {
      self.init(isAnimated: options.isAnimated, priority: priority == .background ? .background : .user)
    }
  }
}

extension NavigationCause {
  var own: Cause {
    switch self {
    case .start, .app, .screen: .app
    case .link: .link
    case .restore: .restore
    case .guard: .detour
    case .travel: .travel
    case .user: .user
    }
  }

  init(_ cause: Cause, _ screen: EntryID?) {
    switch cause {
    case .app: self = screen.map { .screen($0) } ?? .app
    case .link: self = .link
    case .restore: self = .restore
    case .detour: self = .guard
    case .travel: self = .travel
    case .user: self = .user
    }
  }
}
