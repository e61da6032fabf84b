public import Foundation

/// Under this key of ``AVPlayerItem/failedToPlayToEndTimeNotification`` stands why.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

// Notifications have the item as their object, and are posted on the main thread.
extension NSNotification.Name {
    /// The item has been played to its end, after the player has done what it does there.
    // apple: https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/avplayeritemdidplaytoendtime
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// Something in the file cannot be decoded.
    public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
    /// The time has been set.
    public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
    /// Never posted here: the clock goes on where pictures come late.
    public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
}

extension AVPlayerItem {
    /// Posted, with the item as its object, when it has been played to its end.
    public static var didPlayToEndTimeNotification: NSNotification.Name { .AVPlayerItemDidPlayToEndTime }
    /// Posted, with the item as its object, when something in its file cannot be decoded.
    public static var failedToPlayToEndTimeNotification: NSNotification.Name { .AVPlayerItemFailedToPlayToEndTime }
    /// Posted, with the item as its object, when its time has been set.
    public static var timeJumpedNotification: NSNotification.Name { .AVPlayerItemTimeJumped }
    /// Never posted here.
    public static var playbackStalledNotification: NSNotification.Name { .AVPlayerItemPlaybackStalled }
}
