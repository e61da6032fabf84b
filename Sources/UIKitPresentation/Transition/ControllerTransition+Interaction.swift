import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

// A finger leads the transition: the animator's animations stand still, and their time is moved by hand.
extension ControllerTransition {
    func startInteractively(_ interactor: any UIViewControllerInteractiveTransitioning) {
        interaction.isInteractive = true
        interaction.beganInteractive = true
        interactor.startInteractiveTransition(self)
    }

    /// Begins the animator with its time standing still: what ``UIPercentDrivenInteractiveTransition`` asks for.
    package func startScrubbing() {
        scrubber.pause()
        animator?.animateTransition(using: self)
    }

    public func pauseInteractiveTransition() {
        guard stage == .running, !interaction.isInteractive else { return }
        let shown = scrubber.elapsedTime
        scrubber.pause(alongside.views)
        interaction.isInteractive = true
        interaction.percent = duration > 0 ? min(max(CGFloat(shown / duration), 0), 1) : 0
        alongside.interactionDidChange(self)
    }

    public func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard stage == .running, interaction.isInteractive else { return }
        interaction.percent = percentComplete.isNaN ? 0 : min(max(percentComplete, 0), 1)
        scrubber.move(to: Double(interaction.percent) * duration)
    }

    public func finishInteractiveTransition() { letGo(isCancelled: false) }

    public func cancelInteractiveTransition() { letGo(isCancelled: true) }

    private func letGo(isCancelled: Bool) {
        guard stage == .running, interaction.isInteractive else { return }
        interaction.isInteractive = false
        interaction.isCancelled = isCancelled
        interaction.completionSpeed = interactor?.completionSpeed ?? 1
        interaction.completionCurve = interactor?.completionCurve ?? .easeInOut
        alongside.interactionDidChange(self)
        guard !isLedByHandsOnly else {
            if !isCancelled { alongside.run(self, timing: timing, duration: duration) }
            return
        }
        runToEnd()
    }

    var isLedByHandsOnly: Bool { interactor is any HandsOnInteractor }

    /// Lets the animations run from where they are to the end, or back to the beginning.
    private func runToEnd() {
        guard scrubber.isPaused else { return }
        let target = interaction.isCancelled ? 0 : duration
        let speed = max(Double(interaction.completionSpeed), 0.01)
        let curve = interaction.completionCurve.timingFunction
        let start = Double(interaction.percent) * duration
        scrubber.run(from: start, to: target, in: abs(target - start) / speed, curve: curve) { [weak self] in
            guard let self, self.stage == .running else { return }
            self.interaction.isCancelled ? self.scrubber.rewind() : self.scrubber.continueFromHere()
        }
    }
}
