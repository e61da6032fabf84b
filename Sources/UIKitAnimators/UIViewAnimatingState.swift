/// Where an animator is in its life.
// apple: https://developer.apple.com/documentation/uikit/uiviewanimatingstate
public enum UIViewAnimatingState: Int, Sendable {
    /// Nothing is animated yet, or any more.
    case inactive = 0
    /// Changes are under way, running or paused.
    case active = 1
    /// Stopped on the way, and waiting to be finished.
    case stopped = 2
}

/// An end of an animation, or the position where it was stopped.
// apple: https://developer.apple.com/documentation/uikit/uiviewanimatingposition
public enum UIViewAnimatingPosition: Int, Sendable {
    case end = 0
    case start = 1
    case current = 2
}
