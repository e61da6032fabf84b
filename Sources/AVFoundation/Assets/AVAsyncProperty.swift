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

    // apple: https://developer.apple.com/documentation/avfoundation/avasyncproperty/status
    public enum Status {
        case notYetLoaded
        case loading
        case loaded(Value)
        case failed(NSError)
    }
}

extension AVPartialAsyncProperty where Root: AVAsset {
    public static var duration: AVAsyncProperty<Root, CMTime> { .init(\.duration) }
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init(\.tracks) }
    public static var isPlayable: AVAsyncProperty<Root, Bool> { .init(\.isPlayable) }
    public static var isReadable: AVAsyncProperty<Root, Bool> { .init(\.isReadable) }
    public static var isExportable: AVAsyncProperty<Root, Bool> { .init(\.isExportable) }
    public static var isComposable: AVAsyncProperty<Root, Bool> { .init(\.isComposable) }
    public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { .init(\.hasProtectedContent) }
    public static var providesPreciseDurationAndTiming: AVAsyncProperty<Root, Bool> { .init(\.providesPreciseDurationAndTiming) }
    public static var preferredRate: AVAsyncProperty<Root, Float> { .init(\.preferredRate) }
    public static var preferredVolume: AVAsyncProperty<Root, Float> { .init(\.preferredVolume) }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init(\.preferredTransform) }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
    public static var isPlayable: AVAsyncProperty<Root, Bool> { .init(\.isPlayable) }
    public static var isDecodable: AVAsyncProperty<Root, Bool> { .init(\.isDecodable) }
    public static var isEnabled: AVAsyncProperty<Root, Bool> { .init(\.isEnabled) }
    public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init(\.timeRange) }
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init(\.naturalSize) }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init(\.preferredTransform) }
    public static var preferredVolume: AVAsyncProperty<Root, Float> { .init(\.preferredVolume) }
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> { .init(\.nominalFrameRate) }
    public static var minFrameDuration: AVAsyncProperty<Root, CMTime> { .init(\.minFrameDuration) }
    public static var estimatedDataRate: AVAsyncProperty<Root, Float> { .init(\.estimatedDataRate) }
    public static var naturalTimeScale: AVAsyncProperty<Root, CMTimeScale> { .init(\.naturalTimeScale) }
}
