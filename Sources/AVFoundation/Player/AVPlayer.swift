internal import Display
public import Foundation
import ObjCRuntime

/// Plays an item: its sound on the loudspeaker, its pictures in an ``AVPlayerLayer``.
///
/// Its time is the clock's: with virtual time nothing is heard, and it ends when it would have. ``rate``, ``timeControlStatus``,
/// ``status`` and ``currentItem`` can be observed (MO-140).
// apple: https://developer.apple.com/documentation/avfoundation/avplayer
@preconcurrency @MainActor @objcMembers open class AVPlayer: NSObject {
    @nonobjc nonisolated(unsafe) final var state = PlayerState()
    @nonobjc final var endTimer: MediaTimer?
    @nonobjc final var observers: [TimeObserver] = []
    @nonobjc final var sound: SoundOutput?
    @nonobjc final lazy var pictures = PictureFeed(self)

    // MARK: Creating

    /// A player of nothing.
    @preconcurrency @MainActor public override init() { super.init() }

    /// A player of the file or the stream at an address.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayer/init(url:)
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    /// A player of an item, or of nothing.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayer/init(playeritem:)
    public init(playerItem item: AVPlayerItem?) {
        super.init()
        setItem(item)
    }

    // MARK: Items

    /// The item that is played; nil for none. Can be observed.
    open nonisolated var currentItem: AVPlayerItem? { state.item }

    /// Plays another item from where that is, or nothing; goes on playing if it does.
    /// - Precondition: no other player has the item.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayer/replacecurrentitem(with:)
    open func replaceCurrentItem(with item: AVPlayerItem?) { setItem(item) }

    /// Unknown until an item has become ready.
    open nonisolated var status: Status { state.status }
    /// Nil: what goes wrong belongs to an item.
    open nonisolated var error: (any Error)? { state.error }

    // MARK: Playing

    /// At the speed of ``defaultRate``.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayer/play()
    open func play() { setRate(defaultRate) }
    /// Sets ``rate`` to 0.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayer/pause()
    open func pause() { setRate(0) }
    /// The speed that is wanted; 1 is the natural one, and 0 stands still. Time does not run backwards: less than 0 counts as 0.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayer/rate
    open var rate: Float {
        get { state.rate }
        set { setRate(newValue) }
    }
    /// The speed of ``play()``. Default: 1.
    open var defaultRate: Float = 1
    /// Sets ``rate``: it never waits for more than the item.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayer/playimmediately(atrate:)
    open func playImmediately(atRate rate: Float) { setRate(rate) }
    /// Says whether it plays, stands, or waits for an item to be ready.
    open nonisolated var timeControlStatus: TimeControlStatus { state.control }
    /// The reason for which it waits; nil unless it waits.
    @nonobjc open nonisolated var reasonForWaitingToPlay: WaitingReason? { state.reason }
    /// Makes no difference: it plays as soon as it can. Default: true.
    // status: stored-only
    open var automaticallyWaitsToMinimizeStalling = true
    /// The action at the end of an item. Default: ``ActionAtItemEnd-swift.enum/pause``.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayer/actionatitemend-swift.property
    open var actionAtItemEnd: ActionAtItemEnd = .pause {
        willSet {
            _require(
                newValue != .advance || self is AVQueuePlayer,
                "AVPlayer does not support AVPlayerActionAtItemEndAdvance: it has no next item. Use an AVQueuePlayer.")
        }
    }
    /// Answers at once whether the item is ready.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayer/preroll(atrate:completionhandler:)
    open func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(state.item?.status == .readyToPlay)
    }
    /// Does nothing: nothing is ever waiting.
    open func cancelPendingPrerolls() {}

    // MARK: Time

    /// Where the item is; zero without one.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayer/currenttime()
    open nonisolated func currentTime() -> CMTime { state.item?.currentTime() ?? .zero }

    /// Goes to a time; see ``AVPlayerItem/seek(to:toleranceBefore:toleranceAfter:completionHandler:)``. Without an item the handler
    /// receives
    /// that it did not.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayer/seek(to:tolerancebefore:toleranceafter:completionhandler:)
    @nonobjc open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
    ) {
        guard let item = state.item else { return completionHandler(false) }
        item.seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter, completionHandler: completionHandler)
    }
    /// Goes to a time, as near as it is quickly reached.
    @nonobjc open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        seek(to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity, completionHandler: completionHandler)
    }
    /// Goes to a time, and notifies nobody.
    @nonobjc open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
        seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter) { _ in }
    }
    /// Goes to a time, as near as it is quickly reached, and notifies nobody.
    @nonobjc open func seek(to time: CMTime) { seek(to: time) { _ in } }

    /// Calls a closure whenever so much of the item has been played, and when playing begins, ends or jumps.
    /// - Parameters:
    ///   - interval: of the item's time; at least a sixtieth of a second.
    ///   - queue: nil for the main one.
    /// - Returns: what ``removeTimeObserver(_:)`` takes.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayer/addperiodictimeobserver(forinterval:queue:using:)
    @preconcurrency open nonisolated func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any {
        let seconds = interval.isNumeric ? max(interval.seconds, 1 / 60) : 1 / 60
        return add(TimeObserver(.every(seconds), queue) { block($0) })
    }

    /// Calls a closure whenever one of some times is come to by playing.
    /// - Parameter times: of the item, as values.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayer/addboundarytimeobserver(fortimes:queue:using:)
    @preconcurrency open nonisolated func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any {
        let seconds = times.map(\.timeValue).filter(\.isNumeric).map(\.seconds).sorted()
        return add(TimeObserver(.at(seconds), queue) { _ in block() })
    }

    /// - Parameter observer: what one of the methods above returned.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayer/removetimeobserver(_:)
    open nonisolated func removeTimeObserver(_ observer: Any) {
        guard let observer = observer as? TimeObserver else { return }
        MediaWork.onMainActor { [self] in
            _require(
                observer.player == nil || observer.player === self,
                "You cannot remove a time observer that was added by a different instance of AVPlayer.")
            observer.stop()
            observers.removeAll { $0 === observer }
        }
    }

    // MARK: Sound

    /// From 0 to 1, the default; outside counts as the nearest of these.
    open var volume: Float = 1 { didSet { updateVolume() } }
    /// Default: false.
    open var isMuted = false { didSet { updateVolume() } }

    // MARK: Other screens

    /// True if pictures may go to another screen. There is none here. Default: true.
    // status: stored-only
    open var allowsExternalPlayback = true
    /// False.
    open var isExternalPlaybackActive: Bool { false }
    // status: stored-only
    /// Makes no difference: there is no other screen. Default: false.
    open var usesExternalPlaybackWhileExternalScreenIsActive = false
    /// Makes no difference: the screen does not go to sleep by itself. Default: true.
    // status: stored-only
    open var preventsDisplaySleepDuringVideoPlayback = true
    /// False.
    open class var eligibleForHDRPlayback: Bool { false }
}

extension AVPlayer {
    /// Goes to a time; whether it was reached, and no other one was asked for meanwhile.
    // apple: https://developer.apple.com/documentation/avfoundation/avplayer/seek(to:completionhandler:)
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

    /// Answers at once whether the item is ready.
    public func preroll(atRate rate: Float) async -> Bool { state.item?.status == .readyToPlay }
}
