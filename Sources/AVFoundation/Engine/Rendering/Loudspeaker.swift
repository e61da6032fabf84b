import Foundation

/// Plays pieces of sound as they are handed over; nothing is heard where there is no GStreamer.
final class Loudspeaker: @unchecked Sendable {
    private static let elements =
        "appsrc name=feed is-live=true format=time caps=\"audio/x-raw,format=F32LE,rate=\(Int(SoundBlock.rate)),channels=2,layout=interleaved\""
        + " ! audioconvert ! audioresample ! autoaudiosink"

    private let library: FeedLibrary
    private let pipeline: MediaPipeline
    private let source: OpaquePointer

    init?() {
        guard let library = FeedLibrary.shared, let pipeline = MediaPipeline(Self.elements, url: URL(fileURLWithPath: "/")),
            let source = pipeline.element(named: "feed")
        else { return nil }
        (self.library, self.pipeline, self.source) = (library, pipeline, source)
        pipeline.play()
    }

    deinit {
        pipeline.close()
        pipeline.release(source)
    }

    /// - Parameter place: how many samples have been handed over before.
    func play(_ block: SoundBlock, at place: Int) {
        let samples = block.turns(channels: 2)
        let size = samples.count * MemoryLayout<Float>.stride
        guard size > 0, let buffer = library.allocate(nil, size, nil) else { return }
        _ = samples.withUnsafeBytes { library.fill(buffer, 0, $0.baseAddress, size) }
        let nanoseconds = { (samples: Int) in UInt64(Double(samples) / SoundBlock.rate * 1e9) }
        let fields = UnsafeMutableRawPointer(buffer)
        fields.storeBytes(of: nanoseconds(place), toByteOffset: FrameLibrary.BufferField.time, as: UInt64.self)
        fields.storeBytes(
            of: nanoseconds(place + block.count) - nanoseconds(place), toByteOffset: FrameLibrary.BufferField.duration, as: UInt64.self)
        _ = library.push(source, buffer)
    }
}
