public import Foundation

/// The time that means at once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// Plays a pattern. None is ever made here.
// apple: https://developer.apple.com/documentation/corehaptics/chhapticpatternplayer
public protocol CHHapticPatternPlayer: AnyObject {
    /// Begins at a time of the engine.
    func start(atTime time: TimeInterval) throws
    /// Ends at a time of the engine.
    func stop(atTime time: TimeInterval) throws
    /// Changes what is felt while it is played.
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    /// Ends without delay.
    func cancel() throws
    /// True if it is silent.
    var isMuted: Bool { get set }
}

/// Plays a pattern, and can repeat it, pause and go to another time. None is ever made here.
// apple: https://developer.apple.com/documentation/corehaptics/chhapticadvancedpatternplayer
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    /// Stands still at a time of the engine.
    func pause(atTime time: TimeInterval) throws
    /// Goes on at a time of the engine.
    func resume(atTime time: TimeInterval) throws
    /// Goes to another time of the pattern.
    func seek(toOffset offsetTime: TimeInterval) throws
    /// True if it begins anew at its end.
    var loopEnabled: Bool { get set }
    /// When it begins anew, in seconds.
    var loopEnd: TimeInterval { get set }
    /// How fast it is played: 1 for as written.
    var playbackRate: Float { get set }
}
