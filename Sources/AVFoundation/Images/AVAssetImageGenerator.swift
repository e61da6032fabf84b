public import CoreGraphics
public import Foundation
import ObjCRuntime
import Synchronization

/// Called for each picture that was asked for: the time asked for, the picture and its own time, and what became of it.
// apple: https://developer.apple.com/documentation/avfoundation/avassetimagegeneratorcompletionhandler
public typealias AVAssetImageGeneratorCompletionHandler = (CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?) -> Void

/// Takes single pictures out of an asset. May be used by any thread.
// apple: https://developer.apple.com/documentation/avfoundation/avassetimagegenerator
@objcMembers open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    /// The result of a request for a picture.
    // apple: https://developer.apple.com/documentation/avfoundation/avassetimagegenerator/result
    public enum Result: Int, Sendable {
        case succeeded = 0
        case failed
        case cancelled
    }

    private let reader: Mutex<FrameSource?> = Mutex(nil)
    /// Which of the requests still count: those made since the last cancellation.
    private let round = Atomic(0)
    private var isTurned = false

    /// - Parameter asset: one with pictures.
    // apple: https://developer.apple.com/documentation/avfoundation/avassetimagegenerator/init(asset:)
    public init(asset: AVAsset) { self.asset = asset }

    /// Whose pictures they are.
    public let asset: AVAsset
    /// True if pictures are turned as ``AVAsset/preferredTransform`` says. Default: false.
    open var appliesPreferredTrackTransform: Bool {
        get { isTurned }
        set {
            guard newValue != isTurned else { return }
            reader.withLock { $0 = nil }
            isTurned = newValue
        }
    }
    /// In pixels; larger pictures are made smaller as a whole. A side of 0 has no limit. Default: zero.
    open var maximumSize = CGSize.zero
    /// How much earlier a picture may be. The one that is seen at the time is always found, so that it makes no difference. Default: any.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// How much later a picture may be. Default: any.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    // MARK: One picture

    /// The picture that is seen at a time. Waits for it.
    /// - Parameter actualTime: takes the time at which the picture begins to be seen.
    // apple: https://developer.apple.com/documentation/avfoundation/avassetimagegenerator/copycgimage(at:actualtime:)
    @nonobjc open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        let picture = try picture(at: requestedTime)
        actualTime?.pointee = picture.time
        return picture.image
    }

    /// The same without waiting. The handler is called on the main thread.
    // apple: https://developer.apple.com/documentation/avfoundation/avassetimagegenerator/generatecgimageasynchronously(for:completionhandler:)
    @preconcurrency @nonobjc open func generateCGImageAsynchronously(
        for requestedTime: CMTime, completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
    ) {
        generateCGImagesAsynchronously(forTimes: [NSValue(time: requestedTime)]) { handler($1, $2, $4) }
    }

    /// The picture at a time, and its own time. Throws where there is none.
    // apple: https://developer.apple.com/documentation/avfoundation/avassetimagegenerator/image(at:)
    @nonobjc open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        try await MediaWork.run { [self] in Swift.Result { try picture(at: time) } }.map { (image: $0.image, actualTime: $0.time) }.get()
    }

    // MARK: Many

    /// The pictures that are seen at some times, one after another. The handler is called on the main thread, once for each time.
    // apple: https://developer.apple.com/documentation/avfoundation/avassetimagegenerator/generatecgimagesasynchronously(fortimes:completionhandler:)
    @preconcurrency open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping @Sendable (CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?) -> Void
    ) {
        let times = requestedTimes.map(\.timeValue)
        generate(times[...], round: round.load(ordering: .relaxed), handler)
    }

    /// Cancels all requests that are not finished; their handlers receive that.
    // apple: https://developer.apple.com/documentation/avfoundation/avassetimagegenerator/cancelallcgimagegeneration()
    open func cancelAllCGImageGeneration() { round.add(1, ordering: .relaxed) }

    private func generate(
        _ times: ArraySlice<CMTime>, round: Int,
        _ handler: @escaping @Sendable (CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?) -> Void
    ) {
        guard let time = times.first else { return }
        MediaWork.run { [self] in
            self.round.load(ordering: .relaxed) == round ? Swift.Result { try picture(at: time) } : nil
        } then: { [self] (result: Swift.Result<Picture, any Error>?) in
            switch result {
            case .success(let picture)?: handler(time, picture.image, picture.time, .succeeded, nil)
            case .failure(let error)?: handler(time, nil, .zero, .failed, error)
            case nil: handler(time, nil, .zero, .cancelled, MediaFailure.published(MediaFailure.cancelled()))
            }
            generate(times.dropFirst(), round: round, handler)
        }
    }

    // MARK: Reading

    private struct Picture: Sendable {
        let image: CGImage
        let time: CMTime
    }

    private func picture(at time: CMTime) throws -> Picture {
        let facts: MediaFacts
        switch asset.source.wait() {
        case .success(let found): facts = found
        case .failure(let error): throw MediaFailure.published(error)
        }
        guard time.isNumeric, facts.hasVideo else { throw MediaFailure.published(MediaFailure.noPicture()) }
        let answer = reader.withLock { reader in
            reader = reader ?? FrameSource(asset.source.url, turned: isTurned)
            return reader?.frame(at: time.seconds)
        }
        guard case .frame(let frame)? = answer else { throw MediaFailure.published(MediaFailure.decoding()) }
        let moment = CMTime(value: CMTimeValue((frame.time * 1e9).rounded()), timescale: 1_000_000_000)
        return Picture(image: fitted(frame.image), time: moment)
    }

    /// A picture within ``maximumSize``.
    private func fitted(_ image: CGImage) -> CGImage {
        let size = CGSize(width: image.width, height: image.height)
        let limit = maximumSize
        let scale = min(1, limit.width > 0 ? limit.width / size.width : 1, limit.height > 0 ? limit.height / size.height : 1)
        let (width, height) = (max(1, Int((size.width * scale).rounded())), max(1, Int((size.height * scale).rounded())))
        guard scale < 1,
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.noneSkipFirst.rawValue)
        else { return image }
        context.interpolationQuality = .high
        context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        return context.makeImage() ?? image
    }
}
