import Foundation

/// Decodes the pictures of a file, as fast as they are asked for. Used by one thread at a time.
final class FrameSource: @unchecked Sendable {
    enum Answer: Sendable {
        case frame(VideoFrame)
        /// There are no more.
        case end
        /// The file is damaged, or takes longer than a person waits.
        case failure
    }

    /// How long a picture may take, in nanoseconds.
    private static let patience: UInt64 = 5_000_000_000
    private static let mostSkipped = 8
    private static let mostUnreadable = 100
    // Two pictures wait at most, so that a large film does not fill the memory.
    private static func elements(turned: Bool) -> String {
        "uridecodebin name=file expose-all-streams=false caps=\"video/x-raw(ANY)\" ! videoconvert"
            + (turned ? " ! videoflip video-direction=auto ! videoconvert" : "")
            + " ! videoscale ! video/x-raw,format=BGRx,pixel-aspect-ratio=1/1"
            + " ! appsink name=frames sync=false max-buffers=2 enable-last-sample=false"
    }

    private let library: FrameLibrary
    private let pipeline: MediaPipeline
    private let sink: OpaquePointer
    private var isStarted = false
    private var isBroken = false

    /// - Parameter turned: whether pictures are turned as the file wants it.
    /// - Returns: nil where GStreamer or one of its elements is missing.
    init?(_ url: URL, turned: Bool = true) {
        guard let library = FrameLibrary.shared, let pipeline = MediaPipeline(Self.elements(turned: turned), url: url),
            let sink = pipeline.element(named: "frames")
        else { return nil }
        (self.library, self.pipeline, self.sink) = (library, pipeline, sink)
    }

    deinit {
        pipeline.close()
        pipeline.release(sink)
    }

    /// The picture that is seen at a time: the next one asked for follows it.
    func frame(at seconds: TimeInterval) -> Answer {
        guard start() else { return .failure }
        pipeline.seek(to: max(0, seconds), rate: 1)
        let answer = nextFrame()
        guard case .end = answer, seconds > 0 else { return answer }
        // Past the last picture, that one stays.
        return lastFrame(before: seconds)
    }

    /// The picture after the one handed out last.
    /// - Parameter seconds: those before are left out, but no more than a few: whoever is late for good sees one now and then.
    func nextFrame(after seconds: TimeInterval = -.infinity) -> Answer {
        guard start() else { return .failure }
        var skipped = 0
        while true {
            guard let sample = library.pull(sink, Self.patience) else {
                return library.isAtEnd(sink) != 0 && !hasFailed ? .end : .failure
            }
            let frame = VideoFrame(sample, library: library)
            library.releaseSample(sample)
            skipped += 1
            guard let frame, frame.time >= seconds || skipped > Self.mostSkipped else {
                guard skipped < Self.mostUnreadable else { return .failure }
                continue
            }
            return .frame(frame)
        }
    }

    /// The last picture of a file that is shorter than it says, looked for in growing steps.
    private func lastFrame(before seconds: TimeInterval) -> Answer {
        for step in [0.1, 1, 10, 100] where !hasFailed {
            pipeline.seek(to: max(0, seconds - step), rate: 1)
            var latest: VideoFrame?
            while case .frame(let frame) = nextFrame() { latest = frame }
            if let latest { return .frame(latest) }
            if seconds <= step { break }
        }
        return hasFailed ? .failure : .end
    }

    private func start() -> Bool {
        guard !isStarted else { return !isBroken }
        isStarted = true
        isBroken = !pipeline.prepare()
        if !isBroken { pipeline.play() }
        return !isBroken
    }

    /// True if the decoder has said that it cannot go on.
    private var hasFailed: Bool {
        if isBroken { return true }
        guard let bus = pipeline.bus(by: library) else { return false }
        defer { pipeline.release(bus) }
        guard let message = library.message(bus, FrameLibrary.errorMessage) else { return false }
        library.releaseSample(message)
        isBroken = true
        return true
    }
}
