public import Foundation

/// What plays media.
// apple: https://developer.apple.com/documentation/mediaplayer/mpmediaplayback
public protocol MPMediaPlayback {
    /// Gets ready.
    func prepareToPlay()
    /// True if it is ready.
    var isPreparedToPlay: Bool { get }
    /// Goes on, or begins.
    func play()
    /// Stands still.
    func pause()
    /// Ends.
    func stop()
    /// Seconds since the beginning of the piece.
    var currentPlaybackTime: TimeInterval { get set }
    /// How fast time passes: 1 for as recorded.
    var currentPlaybackRate: Float { get set }
    /// Runs forwards until ``endSeeking()``.
    func beginSeekingForward()
    /// Runs backwards until ``endSeeking()``.
    func beginSeekingBackward()
    /// Goes on at the usual rate.
    func endSeeking()
}
