import Display

/// A length of time in seconds.
public typealias CFTimeInterval = Double

/// The present time in seconds, as layers and animations count it: it never jumps, and stands still with a virtual clock.
// apple: https://developer.apple.com/documentation/quartzcore/cacurrentmediatime()
public func CACurrentMediaTime() -> CFTimeInterval {
    MediaClock.current.now
}
