internal import Display
import Foundation
@_spi(ForasteroInternal) internal import QuartzCore
@_spi(ForasteroInternal) internal import UIKitCore

/// Moves the time of some views' animations by hand.
@MainActor
final class TransitionScrubber {
    private let container: UIView
    private var views: [UIView]
    private(set) var isPaused = false
    private var rest: FrameCallback?
    /// When the transition was begun. Layers whose time has not been touched go by the clock.
    private var startTime: TimeInterval = 0
    /// Animations begin at the time of the first frame that they are part of; no time is moved before that has been shown.
    private var hasShownBeginning = false
    private var waitingTime: TimeInterval?

    init(_ container: UIView) {
        self.container = container
        views = [container]
    }

    private var clock: MediaClock { container.displayHost.clock }

    /// Seconds since the transition was begun.
    var elapsedTime: TimeInterval { clock.now - startTime }

    /// To be called when the transition begins.
    func begin() {
        startTime = clock.now
        container.displayHost.pipeline.afterNextFrame { [weak self] in self?.beginningWasShown() }
    }

    private func beginningWasShown() {
        hasShownBeginning = true
        guard let seconds = waitingTime else { return }
        waitingTime = nil
        move(to: seconds)
    }

    /// Lets the time of the container, and of some more views, stand still.
    func pause(_ others: [UIView] = []) {
        let added = others.filter { other in !views.contains { $0 === other } }
        views += added
        if isPaused {
            setTime(shownTime, of: added)
        } else {
            isPaused = true
            setTime(clock.now, of: views)
        }
    }

    /// Shows the moment so many seconds after the beginning.
    func move(to seconds: TimeInterval) {
        guard isPaused else { return }
        guard hasShownBeginning else {
            waitingTime = seconds
            return
        }
        rest?.invalidate()
        rest = nil
        setTime(startTime + seconds, of: views)
    }

    /// Moves on by itself, in so many seconds, and calls `completion` when the last moment has been shown.
    func run(
        from start: TimeInterval, to end: TimeInterval, in duration: TimeInterval, curve: CAMediaTimingFunction,
        completion: @escaping @MainActor () -> Void
    ) {
        let beginning = clock.now
        rest?.invalidate()
        rest = clock.addFrameCallback { [weak self] frame in
            guard let self, hasShownBeginning else { return }
            let share = duration > 0 ? min((frame.timestamp - beginning) / duration, 1) : 1
            setTime(startTime + start + (end - start) * curve.progress(at: share), of: views)
            guard share >= 1 else { return }
            rest?.invalidate()
            rest = nil
            container.displayHost.pipeline.afterNextFrame(completion)
        }
    }

    /// Lets time run on from the moment that is shown.
    func continueFromHere() {
        guard isPaused else { return }
        isPaused = false
        for view in views {
            let layer = view.layer
            layer.beginTime = layer.superlayer?.convertTime(clock.now, from: nil) ?? clock.now
            layer.speed = 1
        }
    }

    /// Gives the views back what they had at the beginning, which is shown at present, and ends their animations.
    func rewind() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for view in views { restoreShownValues(of: view.layer) }
        CATransaction.commit()
        removeAnimations()
    }

    /// Ends the animations of the views with all inside them.
    func removeAnimations() {
        for view in views { Self.removeAnimations(of: view.layer) }
    }

    /// Lets the views' time go by the clock again.
    func release() {
        rest?.invalidate()
        rest = nil
        waitingTime = nil
        isPaused = false
        for view in views {
            view.layer.speed = 1
            view.layer.timeOffset = 0
            view.layer.beginTime = 0
        }
    }

    private var shownTime: TimeInterval { container.layer.timeOffset }

    private func setTime(_ time: TimeInterval, of views: [UIView]) {
        for view in views {
            view.layer.speed = 0
            view.layer.timeOffset = time
            view.layer.beginTime = 0
        }
    }

    private func restoreShownValues(of layer: CALayer) {
        for sublayer in layer.sublayers ?? [] { restoreShownValues(of: sublayer) }
        guard let shown = layer.presentation() else { return }
        for key in layer.animationKeys() ?? [] {
            guard let animation = layer.animation(forKey: key) as? CAPropertyAnimation, let path = animation.keyPath else { continue }
            layer.setValue(shown.value(forKeyPath: path), forKeyPath: path)
        }
    }

    private static func removeAnimations(of layer: CALayer) {
        for sublayer in layer.sublayers ?? [] { removeAnimations(of: sublayer) }
        if layer.animationKeys() != nil { layer.removeAllAnimations() }
    }
}
