internal import Display
import Foundation

/// The update links of a screen, and where its updates are.
///
/// An update is one frame of the clock, or one that a change outside of frames asks for. Within a frame of the clock the events that wait
/// are handed out before display links are called; without one there is no display link to be called.
@MainActor
final class UpdateSchedule {
    private unowned let host: DisplayHost
    private var links: [UIUpdateLink] = []
    /// Keeps the clock's frames coming.
    private var frames: FrameCallback?
    /// The update that is being made.
    private(set) var info: UIUpdateInfo?

    init(host: DisplayHost) {
        self.host = host
    }

    // MARK: Links

    func add(_ link: UIUpdateLink) {
        links.append(link)
        wishesDidChange()
    }

    func remove(_ link: UIUpdateLink) {
        links.removeAll { $0 === link }
        wishesDidChange()
    }

    func wishesDidChange() {
        links.removeAll(where: \.isOrphan)
        host.clock.frameObserver = links.isEmpty ? nil : self
        let isContinuous = links.contains(where: \.requiresContinuousUpdates)
        if isContinuous, frames == nil {
            frames = host.clock.addFrameCallback { [unowned self] _ in if links.contains(where: \.isOrphan) { wishesDidChange() } }
        } else if !isContinuous {
            frames?.invalidate()
            frames = nil
        }
    }

    private func run(_ moments: UIUpdateActionPhase.Moment...) {
        guard let info else { return }
        for moment in moments {
            // Actions may enable links, and disable others.
            for link in links where link.isEnabled && link.isActive { link.run(moment, info) }
        }
    }

    // MARK: The update

    private func begin(from start: TimeInterval, to target: TimeInterval) {
        info = UIUpdateInfo(from: start, to: target)
        run(.afterUpdateScheduled, .beforeEventDispatch)
        host.pipeline.drainForUpdate()
        run(.afterEventDispatch, .beforeDisplayLinks)
    }

    /// A frame is about to be made of what has changed.
    func willCommit() {
        guard !links.isEmpty else { return }
        if info == nil {
            let now = host.clock.now
            begin(from: now, to: now + MediaClock.frameDuration)
            run(.afterDisplayLinks)
        }
        run(.beforeCommit)
    }

    func didCommit() {
        guard info != nil else { return }
        run(.afterCommit, .afterUpdateComplete)
        info = nil
    }
}

extension UpdateSchedule: FrameObserver {
    func frameWillBegin(_ frame: FrameTime, callbackCount: Int) {
        guard info == nil else { return }
        let isWanted = links.count(where: { $0.countFrame() }) > 0
        // A frame in which anybody else is called, a display link or an animation, is an update as well.
        let hasOthers = callbackCount > (frames == nil ? 0 : 1)
        if isWanted || hasOthers { begin(from: frame.timestamp, to: frame.targetTimestamp) }
    }

    func frameDidEnd() { run(.afterDisplayLinks) }
}
