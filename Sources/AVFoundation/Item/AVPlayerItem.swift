internal import Display
public import Foundation
import ObjCRuntime

/// One playing of an asset: where in it one is, and whether it can be played at all.
///
/// It is looked at as soon as a player has it; then ``status`` changes, which can be observed (MO-140). An item belongs to one player.
// apple: https://developer.apple.com/documentation/avfoundation/avplayeritem
@preconcurrency @MainActor @objcMembers open class AVPlayerItem: NSObject, @preconcurrency NSCopying {
    @nonobjc nonisolated(unsafe) final var state = ItemState()
    @nonobjc final weak var player: AVPlayer?
    @nonobjc final var seeks: [PendingSeek] = []
    @nonobjc final var seekCount = 0

    // MARK: Creating

    /// An item of the file or the stream at an address.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayeritem/init(url:)
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

    /// An item of an asset. Several items may share one.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayeritem/init(asset:)
    public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil) }

    /// - Parameter automaticallyLoadedAssetKeys: what is known of the asset once the item is ready. All of it is.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayeritem/init(asset:automaticallyloadedassetkeys:)-9nhtv
    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        self.asset = asset
        self.automaticallyLoadedAssetKeys = automaticallyLoadedAssetKeys ?? []
        super.init()
    }

    /// An item of the same asset, at its beginning, with the same end.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AVPlayerItem(asset: asset, automaticallyLoadedAssetKeys: automaticallyLoadedAssetKeys)
        copy.state.forwardEnd = state.forwardEnd
        copy.state.reverseEnd = state.reverseEnd
        copy.audioTimePitchAlgorithm = audioTimePitchAlgorithm
        return copy
    }

    // MARK: What it is

    /// The asset that is played.
    public nonisolated let asset: AVAsset
    /// The keys that it was made with. Makes no difference.
    public nonisolated let automaticallyLoadedAssetKeys: [String]
    /// Can be observed. Default: unknown.
    open nonisolated var status: Status { state.status }
    /// Why it cannot be played; nil unless ``status`` says so.
    open nonisolated var error: (any Error)? { state.error.map(MediaFailure.published) }
    /// How long it is: indefinite until it is ready, and where nobody knows. Can be observed.
    open nonisolated var duration: CMTime {
        state.status == .readyToPlay && state.facts.duration > 0 ? asset.duration : .indefinite
    }
    /// How large its pictures are seen; zero until it is ready, and for sound. Can be observed.
    open nonisolated var presentationSize: CGSize { state.facts.presentationSize }
    /// All of it, as soon as it is ready. Can be observed.
    open nonisolated var loadedTimeRanges: [NSValue] { wholeRange }
    /// All of it, as soon as it is ready, unless its source has no way back.
    open nonisolated var seekableTimeRanges: [NSValue] { state.facts.isSeekable ? wholeRange : [] }
    private nonisolated var wholeRange: [NSValue] {
        duration.isNumeric ? [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))] : []
    }

    // MARK: What it can do

    /// True if it is ready. Can be observed.
    open nonisolated var isPlaybackLikelyToKeepUp: Bool { state.status == .readyToPlay }
    /// False: a file is read when it is needed.
    open nonisolated var isPlaybackBufferFull: Bool { false }
    /// True if it is not ready. Can be observed.
    open nonisolated var isPlaybackBufferEmpty: Bool { state.status != .readyToPlay }
    /// True if it is ready: it can be played faster then.
    open nonisolated var canPlayFastForward: Bool { state.status == .readyToPlay }
    /// True if it is ready: it can be played slower then.
    open nonisolated var canPlaySlowForward: Bool { state.status == .readyToPlay }
    /// False, as those below: time runs forward here.
    open nonisolated var canPlayReverse: Bool { false }
    /// False.
    open nonisolated var canPlayFastReverse: Bool { false }
    /// False.
    open nonisolated var canPlaySlowReverse: Bool { false }
    /// True if it is ready, and has pictures.
    open nonisolated var canStepForward: Bool { state.facts.hasVideo && state.status == .readyToPlay }
    /// The same as ``canStepForward``.
    open nonisolated var canStepBackward: Bool { canStepForward }
    /// The treatment of the pitch of its sound at another speed. Counts from the next time that it is made the current item. Default:
    /// ``AVAudioTimePitchAlgorithm/timeDomain``.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayeritem/audiotimepitchalgorithm
    @nonobjc open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    /// How far ahead it shall be read, in seconds. Makes no difference: files are read when they are needed. Default: 0.
    // status: stored-only
    open var preferredForwardBufferDuration: TimeInterval = 0
    /// Bits of a second that a network may be asked for. Makes no difference. Default: 0, no limit.
    // status: stored-only
    open var preferredPeakBitRate: Double = 0
    /// The largest pictures that a network may be asked for, in pixels. Makes no difference. Default: zero, no limit.
    // status: stored-only
    open var preferredMaximumResolution = CGSize.zero
    /// Makes no difference. Default: false.
    // status: stored-only
    open var canUseNetworkResourcesForLiveStreamingWhilePaused = false

    /// Nil: nobody keeps one.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayeritem/accesslog()
    open func accessLog() -> AVPlayerItemAccessLog? { nil }
    /// Nil: nobody keeps one.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayeritem/errorlog()
    open func errorLog() -> AVPlayerItemErrorLog? { nil }
    /// Does nothing: no group is ever handed out to choose from.
    open func select(_ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup) {}
    /// Does nothing: no group is ever handed out.
    open func selectMediaOptionAutomatically(in mediaSelectionGroup: AVMediaSelectionGroup) {}

    // MARK: Time

    /// Where it is.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayeritem/currenttime()
    open nonisolated func currentTime() -> CMTime {
        CMTime(value: CMTimeValue((state.place(now: MediaClock.current.now) * 1e9).rounded()), timescale: 1_000_000_000)
    }

    /// Where playing ends; the invalid time stands for the end of the asset. Default: invalid.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayeritem/forwardplaybackendtime
    open var forwardPlaybackEndTime: CMTime {
        get { state.forwardEnd }
        set {
            guard newValue != state.forwardEnd else { return }
            moveWithoutJump { state.forwardEnd = newValue }
        }
    }
    /// Where playing backwards would end, which it does not do here. Default: invalid.
    // status: stored-only
    open var reversePlaybackEndTime: CMTime {
        get { state.reverseEnd }
        set { state.reverseEnd = newValue }
    }

    /// Goes to the picture so many pictures away, before or behind.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayeritem/step(bycount:)
    open func step(byCount stepCount: Int) {
        let rate = state.facts.tracks.first { $0.type == .video }?.frameRate ?? 0
        guard canStepForward, rate > 0 else { return }
        let frame = (currentTime().seconds * rate + 0.001).rounded(.down) + Double(stepCount)
        seek(to: CMTime(seconds: frame / rate, preferredTimescale: 1_000_000_000), completionHandler: nil)
    }

    /// Goes to a time, as soon as the item is ready. The handler is called with true once it is there; with false if another time was
    /// asked for meanwhile, or the item cannot be played.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayeritem/seek(to:completionhandler:)
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
        seek(to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity, completionHandler: completionHandler)
    }
    /// - Parameters:
    ///   - toleranceBefore: how much earlier it may be. It is always the time itself, so that this makes no difference.
    ///   - toleranceAfter: the same for later.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayeritem/seek(to:tolerancebefore:toleranceafter:completionhandler:)
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)?
    ) {
        _require(
            time.isNumeric || time.isPositiveInfinity || time.isNegativeInfinity,
            "Seeking is not possible to time \(CMTimeCopyDescription(allocator: nil, time: time) ?? ""). Check that a time is numeric.")
        move(to: time, completionHandler)
    }
    /// Goes to a time, and notifies nobody.
    @nonobjc open func seek(to time: CMTime) { seek(to: time, completionHandler: nil) }
    /// Goes to a time, and notifies nobody.
    @nonobjc open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
        seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter, completionHandler: nil)
    }
    /// Completion handlers of pending seeks receive false.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayeritem/cancelpendingseeks()
    open func cancelPendingSeeks() { finishSeeks(false) }
}

extension AVPlayerItem {
    /// Goes to a time; whether it was reached, and no other one was asked for meanwhile.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayeritem/seek(to:completionhandler:)
    @discardableResult
    public func seek(to time: CMTime) async -> Bool {
        await withCheckedContinuation { continuation in seek(to: time) { continuation.resume(returning: $0) } }
    }

    /// Goes to a time; false if another one was asked for before it was reached.
    @discardableResult
    public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
        await withCheckedContinuation { continuation in
            seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter) { continuation.resume(returning: $0) }
        }
    }
}
