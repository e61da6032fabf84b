/// Why a run of a run loop ended.
// apple: https://developer.apple.com/documentation/corefoundation/cfrunlooprunresult
public enum CFRunLoopRunResult: Int32, Sendable {
    /// The mode has neither sources nor timers.
    case finished = 1
    /// Somebody stopped it.
    case stopped
    /// The time was over.
    case timedOut
    /// A source was served, and the run was to end with that.
    case handledSource
}
