internal import Display
import Foundation
import QuartzCore

/// Brings the pictures of a player's item to its layers, each when it is due, as long as a layer is shown.
@MainActor
final class PictureFeed {
    private struct Place {
        weak var layer: AVPlayerLayer?
    }

    private unowned let player: AVPlayer
    private var places: [Place] = []
    private var source: FrameSource?
    private var queue: DispatchQueue?
    /// The frame that is shown.
    private var shown: VideoFrame?
    /// The next frame.
    private var next: VideoFrame?
    /// Answers to questions of another round, which were about another item, are no longer wanted.
    private var round = 0
    private var isAsking = false
    private var isAtEnd = false
    /// The buffered pictures belong to another playback position.
    private var hasJumped = true
    /// A layer is shown, and has shown the last picture that it was given.
    private var isSeen = false
    private var timer: MediaTimer?

    init(_ player: AVPlayer) { self.player = player }

    // MARK: Layers

    func add(_ layer: AVPlayerLayer) { places.append(Place(layer: layer)) }

    func remove(_ layer: AVPlayerLayer) { places.removeAll { $0.layer == nil || $0.layer === layer } }

    /// The picture that a layer shows, which is about to be seen.
    func imageToShow() -> CGImage? {
        if !isSeen {
            isSeen = true
            if !isNearby { hasJumped = true }
            // Not now: layers must not change while they are shown.
            MediaClock.current.addTimer(after: 0) { [weak self] in self?.update() }
        }
        return shown?.image
    }

    /// True if the pictures at hand are those of the present time, or of one shortly before it.
    private var isNearby: Bool {
        guard let item = player.state.item, let last = next ?? shown else { return false }
        return abs(item.state.place(now: item.now) - last.time) < 0.5
    }

    // MARK: Changes of the player

    func itemChanged() {
        round += 1
        let former = source
        // To close a decoder takes a moment, too.
        queue?.async { withExtendedLifetime(former) {} }
        (source, queue, next) = (nil, nil, nil)
        (isAsking, isAtEnd, hasJumped) = (false, false, true)
        // In a queue, the last picture of an item stays until the first of the next one is there.
        guard !(player is AVQueuePlayer) || player.state.item?.state.facts.hasVideo != true else { return }
        shown = nil
        for place in places { place.layer?.forgetPicture() }
    }

    func timeJumped() {
        (isAtEnd, hasJumped) = (false, true)
        next = nil
        update()
    }

    /// Shows what is due, and sees to what comes next.
    func update() {
        timer?.invalidate()
        timer = nil
        guard isSeen, let item = player.state.item, item.status == .readyToPlay, item.state.facts.hasVideo else { return }
        let place = item.state.place(now: item.now)
        if hasJumped {
            // Who jumps on and on sees where one was meanwhile: one picture is looked for at a time.
            guard !isAsking else { return }
            hasJumped = false
            next = nil
            return ask(item, at: place)
        }
        // A thousandth of a second is rounding.
        if let due = next, due.time <= place + 0.001 {
            next = nil
            show(due)
        }
        guard isSeen, let speed = player.runningSpeed else { return }
        guard let next else {
            if !isAsking, !isAtEnd { ask(item, after: place) }
            return
        }
        timer = MediaClock.current.addTimer(after: (next.time - place) / speed) { [weak self] in self?.update() }
    }

    // MARK: Pictures

    private func show(_ frame: VideoFrame) {
        shown = frame
        places.removeAll { $0.layer == nil }
        var isSeen = false
        for place in places {
            guard let layer = place.layer else { continue }
            // A layer that still waits to show the last picture is not on the screen.
            if !layer.needsDisplay() { isSeen = true }
            layer.setNeedsDisplay()
        }
        self.isSeen = isSeen
    }

    private func ask(_ item: AVPlayerItem, at place: TimeInterval) {
        let source = self.source ?? FrameSource(item.asset.source.url)
        self.source = source
        ask { [source] in
            source?.frame(at: place) ?? .failure
        } report: { [weak self] frame in
            self?.show(frame)
        }
    }

    private func ask(_ item: AVPlayerItem, after place: TimeInterval) {
        ask { [source] in
            source?.nextFrame(after: place) ?? .failure
        } report: { [weak self] frame in
            if self?.hasJumped == false { self?.next = frame }
        }
    }

    private func ask(
        _ question: @escaping @Sendable () -> FrameSource.Answer, report: @escaping @MainActor @Sendable (VideoFrame) -> Void
    ) {
        let queue = self.queue ?? DispatchQueue(label: "pictures", qos: .userInitiated)
        self.queue = queue
        isAsking = true
        let round = round
        MediaWork.run(on: queue, question) { [weak self] answer in
            guard let self, round == self.round else { return }
            isAsking = false
            switch answer {
            case .frame(let frame): report(frame)
            case .end: isAtEnd = !hasJumped
            case .failure: return player.picturesFailed()
            }
            update()
        }
    }
}
