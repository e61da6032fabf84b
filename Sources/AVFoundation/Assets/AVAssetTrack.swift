public import Foundation
import ObjCRuntime

/// One stream of an asset: its pictures, or its sound. It does not change.
// apple: https://developer.apple.com/documentation/avfoundation/avassettrack
@objcMembers open class AVAssetTrack: NSObject, NSCopying, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    @nonobjc final let source: AssetLoad
    private let facts: MediaTrackFacts
    private let duration: TimeInterval

    init(facts: MediaTrackFacts, number: Int, duration: TimeInterval, source: AssetLoad) {
        (self.facts, self.duration, self.source, trackID) = (facts, duration, source, CMPersistentTrackID(number))
        super.init()
    }

    /// The same one.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Values

    /// From 1, in the order of the file's streams.
    public let trackID: CMPersistentTrackID
    /// Pictures or sound.
    open var mediaType: AVMediaType { facts.type }
    /// True: what has no decoder is no track here.
    open var isPlayable: Bool { true }
    /// True: what has no decoder is no track here.
    open var isDecodable: Bool { true }
    /// True: no track is left out.
    open var isEnabled: Bool { true }
    /// True: what a track holds is in the file of its asset.
    open var isSelfContained: Bool { true }
    /// From zero to the end of the asset.
    open var timeRange: CMTimeRange {
        CMTimeRange(start: .zero, duration: CMTime(value: CMTimeValue((duration * 1e9).rounded()), timescale: 1_000_000_000))
    }
    /// 1,000,000,000 parts of a second.
    open var naturalTimeScale: CMTimeScale { 1_000_000_000 }
    /// Bits of a second; 0 where the file does not say.
    open var estimatedDataRate: Float { Float(facts.bitRate) }
    /// The size of the pictures as they are kept, in pixels that are as high as wide; zero for sound.
    // apple: https://developer.apple.com/documentation/avfoundation/avassettrack/naturalsize
    open var naturalSize: CGSize { facts.size }
    /// The transform that turns the pictures upright, and moves them back to the origin.
    // apple: https://developer.apple.com/documentation/avfoundation/avassettrack/preferredtransform
    open var preferredTransform: CGAffineTransform { facts.turn.transform(of: facts.size) }
    /// 1.
    open var preferredVolume: Float { 1 }
    /// Pictures of a second; 0 for sound.
    open var nominalFrameRate: Float { Float(facts.frameRate) }
    /// How long a picture is seen; invalid where that is not known.
    open var minFrameDuration: CMTime {
        facts.frameRate > 0 ? CMTime(value: CMTimeValue((1e9 / facts.frameRate).rounded()), timescale: 1_000_000_000) : .invalid
    }
    /// Returns true if it can be seen, or heard; false for all else.
    open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
        switch mediaCharacteristic {
        case .visual: mediaType == .video
        case .audible: mediaType == .audio
        default: false
        }
    }

    // MARK: Loading

    /// A track is made of what is known.
    open func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus { .loaded }

    @preconcurrency open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) {
        MediaWork.run {
        } then: { _ in
            handler?()
        }
    }
}
