internal import DeviceNotice
public import Foundation

/// The commands that may come from outside of the app: from a headset, or a locked screen. This device has neither (MO-28).
// apple: https://developer.apple.com/documentation/mediaplayer/mpremotecommandcenter
@objcMembers open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let center = MPRemoteCommandCenter()

    /// To go on.
    public let playCommand = MPRemoteCommand()
    /// To stand still.
    public let pauseCommand = MPRemoteCommand()
    /// To end.
    public let stopCommand = MPRemoteCommand()
    /// To go on or stand still.
    public let togglePlayPauseCommand = MPRemoteCommand()
    /// To the next piece.
    public let nextTrackCommand = MPRemoteCommand()
    /// To the piece before.
    public let previousTrackCommand = MPRemoteCommand()
    /// Some seconds on.
    public let skipForwardCommand = MPSkipIntervalCommand()
    /// Some seconds back.
    public let skipBackwardCommand = MPSkipIntervalCommand()
    /// To another time.
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    /// Faster or slower.
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()

    /// The piece is liked.
    public let likeCommand = MPFeedbackCommand()
    /// The piece is disliked.
    public let dislikeCommand = MPFeedbackCommand()
    /// The piece is to be remembered.
    public let bookmarkCommand = MPFeedbackCommand()
    /// The piece gets some stars.
    public let ratingCommand = MPRatingCommand()
    /// Forwards for as long as it is asked for.
    public let seekForwardCommand = MPRemoteCommand()
    /// Backwards for as long as it is asked for.
    public let seekBackwardCommand = MPRemoteCommand()

    override init() {}

    /// The commands of the app.
    open class func shared() -> MPRemoteCommandCenter {
        DeviceNotice.say("MediaPlayer gets no commands: there is neither a headset nor a locked screen.")
        return center
    }
}
