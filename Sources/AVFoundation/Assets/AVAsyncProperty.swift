public import Foundation

/// A property of an asset or a track, whatever its value is.
// apple: https://developer.apple.com/documentation/avfoundation/avpartialasyncproperty
public class AVPartialAsyncProperty<Root>: @unchecked Sendable {
    init() {}
}

/// A property whose value has to be looked for; see ``AVAsynchronousKeyValueLoading/load(_:)``.
// apple: https://developer.apple.com/documentation/avfoundation/avasyncproperty
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
    let read: (Root) -> Value

    init(_ read: @escaping (Root) -> Value) { self.read = read }

    /// How far the search for a value has come.
    // apple: https://developer.apple.com/documentation/avfoundation/avasyncproperty/status
    public enum Status {
        case notYetLoaded
        case loading
        case loaded(Value)
        case failed(NSError)
    }
}

extension AVPartialAsyncProperty where Root: AVAsset {
    /// ``AVAsset/duration``.
    public static var duration: AVAsyncProperty<Root, CMTime> { .init(\.duration) }
    /// ``AVAsset/tracks``.
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init(\.tracks) }
    /// ``AVAsset/isPlayable``.
    public static var isPlayable: AVAsyncProperty<Root, Bool> { .init(\.isPlayable) }
    /// ``AVAsset/isReadable``.
    public static var isReadable: AVAsyncProperty<Root, Bool> { .init(\.isReadable) }
    /// ``AVAsset/isExportable``.
    public static var isExportable: AVAsyncProperty<Root, Bool> { .init(\.isExportable) }
    /// ``AVAsset/isComposable``.
    public static var isComposable: AVAsyncProperty<Root, Bool> { .init(\.isComposable) }
    /// ``AVAsset/hasProtectedContent``.
    public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { .init(\.hasProtectedContent) }
    /// ``AVAsset/providesPreciseDurationAndTiming``.
    public static var providesPreciseDurationAndTiming: AVAsyncProperty<Root, Bool> { .init(\.providesPreciseDurationAndTiming) }
    /// ``AVAsset/preferredRate``.
    public static var preferredRate: AVAsyncProperty<Root, Float> { .init(\.preferredRate) }
    /// ``AVAsset/preferredVolume``.
    public static var preferredVolume: AVAsyncProperty<Root, Float> { .init(\.preferredVolume) }
    /// ``AVAsset/preferredTransform``.
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init(\.preferredTransform) }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
    /// ``AVAssetTrack/isPlayable``.
    public static var isPlayable: AVAsyncProperty<Root, Bool> { .init(\.isPlayable) }
    /// ``AVAssetTrack/isDecodable``.
    public static var isDecodable: AVAsyncProperty<Root, Bool> { .init(\.isDecodable) }
    /// ``AVAssetTrack/isEnabled``.
    public static var isEnabled: AVAsyncProperty<Root, Bool> { .init(\.isEnabled) }
    /// ``AVAssetTrack/timeRange``.
    public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init(\.timeRange) }
    /// ``AVAssetTrack/naturalSize``.
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init(\.naturalSize) }
    /// ``AVAssetTrack/preferredTransform``.
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init(\.preferredTransform) }
    /// ``AVAssetTrack/preferredVolume``.
    public static var preferredVolume: AVAsyncProperty<Root, Float> { .init(\.preferredVolume) }
    /// ``AVAssetTrack/nominalFrameRate``.
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> { .init(\.nominalFrameRate) }
    /// ``AVAssetTrack/minFrameDuration``.
    public static var minFrameDuration: AVAsyncProperty<Root, CMTime> { .init(\.minFrameDuration) }
    /// ``AVAssetTrack/estimatedDataRate``.
    public static var estimatedDataRate: AVAsyncProperty<Root, Float> { .init(\.estimatedDataRate) }
    /// ``AVAssetTrack/naturalTimeScale``.
    public static var naturalTimeScale: AVAsyncProperty<Root, CMTimeScale> { .init(\.naturalTimeScale) }
}
