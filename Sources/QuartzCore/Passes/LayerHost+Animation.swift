@_spi(ForasteroInternal) import Display

extension LayerHost {
    /// Ends the animations whose time is over. Calls completion blocks and delegates, which may change layers.
    func endFinishedAnimations() {
        isFrameDue = false
        let time = clock.now
        for layer in animatedLayers {
            if layer.drawsAnimatedValues { layer.setNeedsDisplay() }
            AnimationPass.endFinished(of: layer, at: time)
            layer.markNeedsCommit()
        }
    }

    /// Notifies the delegates of the animations that have had their first frame. They may change layers.
    func notifyStartedAnimations() {
        let started = startedAnimations
        startedAnimations = []
        for animation in started { animation.delegate?.animationDidStart?(animation) }
    }

    /// Called by the commit for each layer that has animations.
    func keepAnimating(_ layer: CALayer) {
        if animatedLayerIDs.insert(ObjectIdentifier(layer)).inserted { animatedLayers.append(layer) }
    }

    /// Forgets layers without animations, and requests frames only while others change by themselves.
    func updateFrameCallback() {
        // A layer that is in no tree shows nothing, whatever it showed last.
        for layer in animatedLayers where layer.host == nil { layer.extras?.presented = nil }
        animatedLayers.removeAll {
            guard $0.host !== self || $0.extras?.animations.isEmpty != false else { return false }
            animatedLayerIDs.remove(ObjectIdentifier($0))
            return true
        }
        let time = clock.now
        if !animatedLayers.contains(where: { $0.needsFrames(at: time) }) {
            frameCallback?.invalidate()
            frameCallback = nil
        } else if frameCallback == nil {
            frameCallback = clock.addFrameCallback { [weak self] _ in self?.isFrameDue = true }
        }
    }
}
