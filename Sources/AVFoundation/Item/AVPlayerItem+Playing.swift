internal import Display
import Foundation
import ObjCRuntime

extension AVPlayerItem {
    private static let keysOfReadiness = [
        "tracks", "duration", "presentationSize", "loadedTimeRanges", "seekableTimeRanges", "isPlaybackLikelyToKeepUp",
        "isPlaybackBufferEmpty", "status",
    ]

    var now: TimeInterval { MediaClock.current.now }

    // MARK: Loading

    /// Looks at the asset, if nobody has done so for this item.
    final func prepare() {
        guard !state.isLoading, state.status == .unknown else { return }
        state.isLoading = true
        let source = asset.source
        MediaWork.run({ source.wait() }, report: { [weak self] in self?.finishLoading($0) })
    }

    private func finishLoading(_ outcome: AssetLoad.Outcome) {
        state.isLoading = false
        switch outcome {
        case .success(let facts):
            announce(Self.keysOfReadiness) {
                state.facts = facts
                state.status = .readyToPlay
                if let place = state.wantedPlace {
                    state.wantedPlace = nil
                    state.time.move(to: limited(place), now: now)
                }
            }
            finishSeeksSoon()
        case .failure(let error): fail(error)
        }
        player?.itemChangedReadiness(self)
    }

    /// It cannot be played, or no further.
    final func fail(_ error: NSError) {
        announce(["error", "isPlaybackLikelyToKeepUp", "isPlaybackBufferEmpty", "status"]) {
            state.error = error
            state.status = .failed
        }
        finishSeeks(false)
    }

    // MARK: Time

    final func move(to time: CMTime, _ completion: ((Bool) -> Void)?) {
        finishSeeks(false)
        seekCount += 1
        seeks.append(PendingSeek(number: seekCount, completion: completion))
        let place = time.isNumeric ? time.seconds : time.isPositiveInfinity ? state.end ?? 0 : 0
        switch state.status {
        case .unknown: state.wantedPlace = max(0, place)
        case .failed: finishSeeks(false)
        case .readyToPlay:
            state.isAtEnd = false
            state.time.move(to: limited(place), now: now)
            finishSeeksSoon()
            player?.itemJumped(self)
            NotificationCenter.default.post(name: .AVPlayerItemTimeJumped, object: self)
        }
    }

    /// Changes what decides where it ends, and lets the player count anew.
    final func moveWithoutJump(_ change: () -> Void) {
        let place = state.place(now: now)
        change()
        guard state.status == .readyToPlay else { return }
        state.isAtEnd = false
        state.time.move(to: limited(place), now: now)
        player?.updateMotion()
    }

    private func limited(_ place: TimeInterval) -> TimeInterval { min(max(0, place), state.end ?? .infinity) }

    /// Calls those who wait in the next turn, unless another time is asked for until then.
    private func finishSeeksSoon() {
        let number = seekCount
        MediaClock.current.addTimer(after: 0) { [weak self] in
            guard let self, number == seekCount else { return }
            finishSeeks(true)
        }
    }

    final func finishSeeks(_ isFinished: Bool) {
        let waiting = seeks
        seeks = []
        for seek in waiting { seek.completion?(isFinished) }
    }
}

extension NSObjectProtocol {
    /// Changes something, and notifies the observers of some keys before and after.
    func announce(_ keys: [String], _ change: () -> Void) {
        for key in keys { willChangeValue(forKey: key) }
        change()
        for key in keys.reversed() { didChangeValue(forKey: key) }
    }
}
