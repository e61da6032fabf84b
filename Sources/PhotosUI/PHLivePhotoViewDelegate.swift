import Foundation

/// Is told when a live photo moves.
// apple: https://developer.apple.com/documentation/photosui/phlivephotoviewdelegate
@preconcurrency @MainActor @objc public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
    /// Returns false to keep the photo still.
    @objc(livePhotoView:canBeginPlaybackWithStyle:)
    optional func livePhotoView(_ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) -> Bool
    /// The film is about to play.
    @objc(livePhotoView:willBeginPlaybackWithStyle:)
    optional func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
    /// The film has ended or was stopped.
    @objc(livePhotoView:didEndPlaybackWithStyle:)
    optional func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

/// How much of a live photo is played.
// apple: https://developer.apple.com/documentation/photosui/phlivephotoviewplaybackstyle
@objc public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
    case undefined = 0
    /// The whole film, with its sound.
    case full
    /// A moment of it, without sound.
    case hint
}

/// What the badge of a live photo says.
// apple: https://developer.apple.com/documentation/photosui/phlivephotobadgeoptions
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It stands over a picture.
    public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1 << 0)
    /// The photo does not move.
    public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 1 << 1)
}
