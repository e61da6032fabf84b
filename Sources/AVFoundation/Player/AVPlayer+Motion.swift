internal import Display
import Foundation
import ObjCRuntime

// The time of the item: it runs while the rate is above 0, the item is ready, and its end is not reached.
extension AVPlayer {
    /// Seconds of the item in one of the clock; nil while time stands.
    final var runningSpeed: Double? {
        guard let item = state.item, item.state.time.isRunning else { return nil }
        return item.state.speed
    }

    final func setRate(_ wanted: Float) {
        let newRate = wanted > 0 && wanted.isFinite ? wanted : 0
        let isChanged = newRate != state.rate
        if isChanged { announce(["rate"]) { state.rate = newRate } }
        // Who plays at the end once more comes to the end once more.
        if newRate > 0 { state.item?.state.isAtEnd = false }
        updateMotion()
        if isChanged { NotificationCenter.default.post(name: Self.rateDidChangeNotification, object: self) }
    }

    final func setItem(_ item: AVPlayerItem?) {
        let former = state.item
        guard item !== former else { return }
        adopt(item)
        former.map { stand($0) }
        sound = nil
        announce(["currentItem"]) { state.item = item }
        if !(self is AVQueuePlayer) { former?.player = nil }
        pictures.itemChanged()
        item?.prepare()
        if item?.status == .readyToPlay { markReady() }
        updateMotion()
    }

    /// Makes an item one of this player's.
    final func adopt(_ item: AVPlayerItem?) {
        _require(
            item?.player == nil || item?.player === self,
            "An AVPlayerItem cannot be associated with more than one instance of AVPlayer. Make another one of the same asset.")
        item?.player = self
    }

    final func itemChangedReadiness(_ item: AVPlayerItem) {
        guard item === state.item else { return }
        if item.status == .readyToPlay { markReady() }
        updateMotion()
        pictures.timeJumped()
    }

    private func markReady() {
        guard !state.hasBeenReady else { return }
        announce(["status"]) { state.hasBeenReady = true }
    }

    final func itemJumped(_ item: AVPlayerItem) {
        guard item === state.item else { return }
        updateMotion()
        pictures.timeJumped()
        reportTime()
    }

    /// Lets time run or stand as everything is now.
    final func updateMotion() {
        let item = state.item
        let isReady = item?.status == .readyToPlay
        let wasRunning = item?.state.time.isRunning == true
        let shallRun = state.rate > 0 && isReady && item?.state.isAtEnd == false
        if let item {
            stand(item)
            if shallRun {
                item.state.speed = Double(state.rate)
                item.state.time.run(from: item.now)
            }
        }
        setControl(state.rate == 0 ? .paused : isReady ? .playing : .waitingToPlayAtSpecifiedRate)
        schedule()
        updateSound()
        pictures.update()
        if wasRunning != shallRun { reportTime() }
    }

    private func stand(_ item: AVPlayerItem) {
        guard item.state.time.isRunning else { return }
        let place = item.state.place(now: item.now)
        item.state.time.stand(now: item.now, rate: item.state.speed)
        item.state.time.move(to: place, now: item.now)
    }

    private func setControl(_ control: TimeControlStatus) {
        let reason: WaitingReason? =
            control != .waitingToPlayAtSpecifiedRate
            ? nil : state.item?.status == .unknown ? .toMinimizeStalls : .noItemToPlay
        if reason != state.reason { announce(["reasonForWaitingToPlay"]) { state.reason = reason } }
        if control != state.control { announce(["timeControlStatus"]) { state.control = control } }
    }

    private func schedule() {
        endTimer?.invalidate()
        endTimer = nil
        guard let item = state.item else { return observers.forEach { $0.schedule(from: 0, speed: nil) } }
        let place = item.state.place(now: item.now)
        let speed = runningSpeed
        for observer in observers { observer.schedule(from: place, speed: speed) }
        guard let speed, let end = item.state.end else { return }
        endTimer = MediaClock.current.addTimer(after: max(0, end - place) / speed) { [weak self, weak item] in
            guard let self, let item, item === state.item else { return }
            reachEnd(of: item, at: end)
        }
    }

    private func reachEnd(of item: AVPlayerItem, at end: TimeInterval) {
        item.state.time.stand(now: item.now, rate: item.state.speed)
        item.state.time.move(to: end, now: item.now)
        item.state.isAtEnd = true
        switch actionAtItemEnd {
        case .pause: setRate(0)
        case .none: updateMotion()
        case .advance: (self as? AVQueuePlayer)?.leave(item)
        }
        NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
        if state.item == nil, state.rate > 0 { setRate(0) }
    }

    /// The decoder cannot go on.
    final func picturesFailed() {
        guard let item = state.item else { return }
        let error = MediaFailure.decoding()
        stand(item)
        item.fail(error)
        updateMotion()
        NotificationCenter.default.post(
            name: .AVPlayerItemFailedToPlayToEndTime, object: item,
            userInfo: [AVPlayerItemFailedToPlayToEndTimeErrorKey: MediaFailure.published(error)])
    }

    // MARK: Observers

    nonisolated final func add(_ observer: TimeObserver) -> TimeObserver {
        MediaWork.onMainActor { [self] in
            observer.player = self
            observers.append(observer)
            if let item = state.item { observer.schedule(from: item.state.place(now: item.now), speed: runningSpeed) }
        }
        return observer
    }

    private func reportTime() {
        guard let item = state.item, item.status == .readyToPlay else { return }
        let place = item.state.place(now: item.now)
        for observer in observers where observer.isPeriodic { observer.report(place) }
    }

    // MARK: Sound

    final func updateVolume() {
        sound?.setVolume(isMuted ? 0 : min(1, max(0, volume)))
    }

    private func updateSound() {
        guard let item = state.item, item.state.facts.hasSound, !MediaClock.current.isVirtual else { return }
        guard let speed = runningSpeed else {
            sound?.pause()
            return
        }
        if sound == nil {
            sound = SoundOutput(item.asset.source.url, keepsPitch: item.audioTimePitchAlgorithm != .varispeed)
            updateVolume()
        }
        sound?.play(from: item.state.place(now: item.now), at: item.now, rate: Float(speed))
    }
}
