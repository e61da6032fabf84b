@_spi(ForasteroInternal) import Display

/// Moves the animations of a layer to a time.
enum AnimationPass {
    /// Ends the animations whose time is over and notifies their delegates, which may change layers.
    static func endFinished(of layer: CALayer, at rootTime: CFTimeInterval) {
        guard let extras = layer.extras else { return }
        let time = layer.localTime(forRootTime: rootTime)
        var ended: [RunningAnimation] = []
        for index in extras.animations.indices {
            let running = extras.animations[index]
            guard running.hasStarted, !running.hasEnded, running.isOver(at: time) else { continue }
            extras.animations[index].hasEnded = true
            ended.append(running)
        }
        guard !ended.isEmpty else { return }
        extras.animations.removeAll { $0.hasEnded && $0.animation.isRemovedOnCompletion }
        layer.markNeedsCommit()
        if ended.contains(where: { $0.animation is CATransition }) { layer.transitionChanged() }
        for running in ended { running.end(finished: true) }
    }

    /// Computes what the layer shows, and starts the animations that were added since the last frame.
    /// - Returns: those, in the order in which they were added.
    static func present(_ layer: CALayer, at rootTime: CFTimeInterval) -> [CAAnimation] {
        guard let extras = layer.extras else { return [] }
        guard !extras.animations.isEmpty else {
            extras.presented = nil
            return []
        }
        layer.beginWaitingAnimations(at: rootTime)
        let started = startWaiting(in: extras)
        let time = layer.localTime(forRootTime: rootTime)
        let presented = extras.presented ?? Instantiation.makeCopy(of: layer)
        extras.presented = presented
        apply(extras.animations, of: layer, to: presented, at: time)
        return started
    }

    /// A layer as it looks at a time, for a drawing that follows properties of its own; nil where no such one is animated.
    static func painter(of layer: CALayer, at rootTime: CFTimeInterval) -> CALayer? {
        guard layer.drawsAnimatedValues, let extras = layer.extras else { return nil }
        layer.beginWaitingAnimations(at: rootTime)
        let copy = Instantiation.makeCopy(of: layer)
        apply(extras.animations, of: layer, to: copy, at: layer.localTime(forRootTime: rootTime))
        return copy
    }

    /// The values of a layer at any time.
    static func values(of layer: CALayer, at rootTime: CFTimeInterval) -> LayerValues {
        guard let extras = layer.extras, !extras.animations.isEmpty else { return layer.values }
        let copy = Instantiation.makeCopy(of: layer)
        apply(extras.animations, of: layer, to: copy, at: layer.localTime(forRootTime: rootTime))
        return copy.values
    }

    private static func apply(
        _ animations: [RunningAnimation], of layer: CALayer, to presented: CALayer, at time: CFTimeInterval
    ) {
        presented.values = layer.values
        if let managed = layer.extras?.managedValues, !managed.isEmpty { presented.extrasForWriting.managedValues = managed }
        for running in animations {
            let animation = running.animation
            let local = animation.timing.localTime(forParentTime: time)
            if let moment = animation.timing.moment(atLocalTime: local) { animation.apply(to: presented, at: moment) }
        }
    }

    private static func startWaiting(in extras: LayerExtras) -> [CAAnimation] {
        var started: [CAAnimation] = []
        for index in extras.animations.indices where !extras.animations[index].hasStarted {
            extras.animations[index].hasStarted = true
            started.append(extras.animations[index].animation)
        }
        return started
    }
}

extension RunningAnimation {
    /// True if all runs have ended by a time of the layer.
    func isOver(at time: CFTimeInterval) -> Bool {
        let timing = animation.timing
        return timing.speed > 0 && timing.localTime(forParentTime: time) >= timing.activeDuration
    }
}
