extension MediaClock {
    /// Seconds from one frame to the next.
    public static let frameDuration: TimeInterval = 1.0 / 60

    /// Calls something before each frame, in the order of registration, until it is invalidated.
    ///
    /// Frames fall on whole multiples of ``frameDuration``; those that were missed are left out. The clock wakes for
    /// frames only while a callback is registered and not paused.
    @MainActor
    public func addFrameCallback(_ handler: @escaping @MainActor (FrameTime) -> Void) -> FrameCallback {
        let callback = FrameCallback(clock: self, handler: handler)
        frameCallbacks.append(callback)
        updateFrameTimer()
        return callback
    }

    /// True if frames are being made at present.
    @MainActor public var isMakingFrames: Bool { frameTimer != nil }

    @MainActor
    func remove(_ callback: FrameCallback) {
        frameCallbacks.removeAll { $0 === callback }
        updateFrameTimer()
    }

    @MainActor
    func updateFrameTimer() {
        let isNeeded = frameCallbacks.contains { !$0.isPaused }
        if isNeeded, frameTimer == nil {
            scheduleFrame(after: now)
        } else if !isNeeded {
            frameTimer?.invalidate()
            frameTimer = nil
        }
    }

    @MainActor
    private func scheduleFrame(after time: TimeInterval) {
        // A hundredth of a frame absorbs rounding, so that a frame never follows itself.
        let number = ((time / Self.frameDuration) + 0.01).rounded(.down) + 1
        frameTimer = addTimer(at: number * Self.frameDuration) { [unowned self] in makeFrame(number: number) }
    }

    @MainActor
    private func makeFrame(number: Double) {
        frameTimer = nil
        let timestamp = number * Self.frameDuration
        let frame = FrameTime(timestamp: timestamp, targetTimestamp: timestamp + Self.frameDuration)
        let observer = frameObserver
        observer?.frameWillBegin(frame, callbackCount: frameCallbacks.count { !$0.isPaused })
        for callback in frameCallbacks where !callback.isPaused && frameCallbacks.contains(where: { $0 === callback }) {
            callback.handler(frame)
        }
        observer?.frameDidEnd()
        if frameTimer == nil, frameCallbacks.contains(where: { !$0.isPaused }) { scheduleFrame(after: now) }
    }
}
