public import Foundation
import ObjCRuntime

/// Something that can be played: what it holds, and for how long.
///
/// Reading a value waits until the file has been looked at, which takes a moment; ``loadValuesAsynchronously(forKeys:completionHandler:)``
/// and ``AVAsynchronousKeyValueLoading/load(_:)`` do not make the caller wait. Of a file that cannot be read, values are empty. May be used
/// by any thread.
// apple: https://developer.apple.com/documentation/avfoundation/avasset
@objcMembers open class AVAsset: NSObject, NSCopying, AVAsynchronousKeyValueLoading, _AVAssetMaking, @unchecked Sendable {
    @nonobjc final let source: AssetLoad
    @nonobjc private final let tracksOnce: TracksOnce

    init(source: AssetLoad) {
        self.source = source
        tracksOnce = TracksOnce(source)
        super.init()
    }

    /// An asset of nothing: it has no tracks, and lasts no time.
    public override convenience init() { self.init(source: AssetLoad.ofNothing()) }

    /// The same one: an asset does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Values

    /// How long it is; zero where that is not known.
    open var duration: CMTime { CMTime(value: CMTimeValue((source.facts.duration * 1e9).rounded()), timescale: 1_000_000_000) }
    /// 1.
    open var preferredRate: Float { 1 }
    /// 1.
    open var preferredVolume: Float { 1 }
    /// The transform that turns the pictures upright, and moves them back to the origin.
    // apple: https://developer.apple.com/documentation/avfoundation/avasset/preferredtransform
    open var preferredTransform: CGAffineTransform { tracks(withMediaType: .video).first?.preferredTransform ?? .identity }
    /// The size of its pictures as they are kept; see ``AVAssetTrack/naturalSize``.
    // apple: https://developer.apple.com/documentation/avfoundation/avasset/naturalsize
    open var naturalSize: CGSize { tracks(withMediaType: .video).first?.naturalSize ?? .zero }
    /// True if it can be played.
    open var isPlayable: Bool { !source.facts.tracks.isEmpty }
    /// True if its pictures can be read by an ``AVAssetImageGenerator``.
    open var isReadable: Bool { isPlayable }
    /// False: nothing is written here.
    open var isExportable: Bool { false }
    /// False: there are no compositions here.
    open var isComposable: Bool { false }
    /// False: what is protected cannot be read at all.
    open var hasProtectedContent: Bool { false }
    /// True if ``duration`` is exact: always.
    open var providesPreciseDurationAndTiming: Bool { true }

    // MARK: Tracks

    /// Pictures first, then sound.
    open var tracks: [AVAssetTrack] { tracksOnce.tracks }
    /// The tracks of a kind, in the order of the file. Waits until the file has been looked at.
    // apple: https://developer.apple.com/documentation/avfoundation/avasset/tracks(withmediatype:)
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { tracks.filter { $0.mediaType == mediaType } }
    /// The tracks that can be seen, or heard. Waits until the file has been looked at.
    open func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] {
        tracks.filter { $0.hasMediaCharacteristic(mediaCharacteristic) }
    }
    /// The track with a number; nil for none.
    open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? { tracks.first { $0.trackID == trackID } }

    /// The tracks of a kind, as soon as they are known. The handler is called on the main thread.
    // apple: https://developer.apple.com/documentation/avfoundation/avasset/loadtracks(withmediatype:completionhandler:)
    @preconcurrency open func loadTracks(
        withMediaType mediaType: AVMediaType, completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
    ) {
        loadValuesAsynchronously(forKeys: ["tracks"]) { [self] in
            if case .failure(let error)? = source.known { return completionHandler(nil, MediaFailure.published(error)) }
            completionHandler(tracks(withMediaType: mediaType), nil)
        }
    }
    /// The tracks of a kind, as soon as they are known. Throws why the file cannot be read.
    @nonobjc open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        let asset: AVAsset = self
        return try await asset.load(.tracks).filter { $0.mediaType == mediaType }
    }

    // MARK: Choices

    /// Empty: nothing can be chosen here.
    @nonobjc open var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [] }
    /// Nil: nothing can be chosen here.
    // apple: https://developer.apple.com/documentation/avfoundation/avasset/mediaselectiongroup(formediacharacteristic:)
    @nonobjc open func mediaSelectionGroup(forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> AVMediaSelectionGroup? {
        nil
    }
    /// Nil, as soon as the asset has been looked at.
    @nonobjc open func loadMediaSelectionGroup(for mediaCharacteristic: AVMediaCharacteristic) async throws -> AVMediaSelectionGroup? {
        let asset: AVAsset = self
        _ = try await asset.load(.isPlayable)
        return nil
    }

    // MARK: Loading

    open func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus {
        if case .failure(let error)? = source.known { outError?.pointee = error }
        return source.status
    }

    @preconcurrency open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) {
        let source = source
        MediaWork.run {
            source.wait()
        } then: { _ in
            handler?()
        }
    }

    /// Does nothing: looking at a file is over soon.
    open func cancelLoading() {}
}

/// Makes an ``AVURLAsset`` where somebody asks for any asset of an address.
public protocol _AVAssetMaking {}

extension _AVAssetMaking where Self: AVAsset {
    /// The asset of an address.
    // apple: https://developer.apple.com/documentation/avfoundation/avasset/init(url:)
    public init(url URL: URL) { self = unsafeDowncast(AVURLAsset(url: URL, options: nil), to: Self.self) }
}
