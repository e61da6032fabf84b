// Which animations have to be followed from frame to frame. Any change of a layer, of its time or of one above makes a frame by itself,
// after which this is asked anew.
extension CALayer {
    /// True if animations of the layer change what is seen as time goes on, or if somebody waits for their end.
    ///
    /// Those need no frames that are over and kept, those whose time stands still, and those without an end where nobody can see them.
    final func needsFrames(at rootTime: CFTimeInterval) -> Bool {
        guard let extras, !isTimeStill else { return false }
        let time = localTime(forRootTime: rootTime)
        var hasEndless = false
        for running in extras.animations {
            guard running.hasStarted else { return true }
            let timing = running.animation.timing
            if timing.isEndless {
                hasEndless = true
            } else if timing.speed != 0, !running.hasEnded || !running.isOver(at: time) {
                return true
            }
        }
        return hasEndless && !isOutOfSight
    }

    /// What animations make of the layer at present, where no frame has taken it over as none is made for them; nil elsewhere.
    final var unfollowedValues: LayerValues? {
        guard let host, !host.isFollowingAnimations, let extras, extras.animations.contains(where: { $0.animation.timing.isEndless }),
            extras.animations.allSatisfy(\.hasStarted)
        else { return nil }
        return AnimationPass.values(of: self, at: host.clock.now)
    }

    /// True if the layer or one above it is hidden, and no animation may show it.
    final var isOutOfSight: Bool {
        var next: CALayer? = self
        while let layer = next {
            if layer.isHidden, layer.extras?.animations.contains(where: { $0.animation.changesKey { $0 == "hidden" } }) != true {
                return true
            }
            next = layer.parent
        }
        return false
    }

    /// True if no time passes in the layer: its speed, or that of one above it, is 0.
    private var isTimeStill: Bool {
        var next: CALayer? = self
        while let layer = next {
            if layer.extras?.timing.speed == 0 { return true }
            next = layer.parent
        }
        return false
    }
}

extension MediaTiming {
    /// True if the runs go on for longer than any application does: people write infinity, or the largest number there is.
    fileprivate var isEndless: Bool { speed != 0 && activeDuration > 1e9 }
}
