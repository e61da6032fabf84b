internal import Display
import Foundation
@_spi(ForasteroInternal) internal import QuartzCore

/// One block of animated changes: gives the layers that change their animations, and calls back when the last one is over.
@MainActor
final class ViewAnimation: UIObject, @MainActor CAAnimationDelegate {
    /// Whether changes are animated at all.
    static var areEnabled = true
    /// The block that is running at the moment.
    private(set) static var innermost: ViewAnimation?

    let parameters: ViewAnimationParameters
    private let curve: UIView.AnimationCurve
    private let completion: ((Bool) -> Void)?
    private var runningCount = 0
    private var isInterrupted = false

    private init(_ parameters: ViewAnimationParameters, inside outer: ViewAnimation?, completion: ((Bool) -> Void)?) {
        self.parameters = parameters.inherited(from: outer?.parameters)
        curve = parameters.curve(inheritedFrom: outer?.parameters)
        self.completion = completion
        super.init()
    }

    static func run(_ parameters: ViewAnimationParameters, animations: () -> Void, completion: ((Bool) -> Void)?) {
        let outer = innermost
        let animation = ViewAnimation(parameters, inside: outer, completion: completion)
        innermost = animation
        animations()
        innermost = outer
        if animation.runningCount == 0 { animation.finishInNextTurn() }
    }

    /// What a view's layer does when a property changes now: nothing outside of a block, an animation inside.
    static func action(for view: UIView, forKey key: String) -> any CAAction {
        guard let animation = innermost, areEnabled, animation.parameters.duration > 0 || animation.parameters.delay > 0 else {
            endAnimation(of: view.backingLayer, key: key)
            return none
        }
        return animation.makeAnimation(for: view, key: key) ?? none
    }

    /// A change without animation is seen at once: it ends the one of ours that is moving the property.
    private static func endAnimation(of layer: CALayer, key: String) {
        guard layer.animationKeys() != nil, layer.animation(forKey: key)?.delegate is ViewAnimation else { return }
        layer.removeAnimation(forKey: key)
    }

    private static let none = NSNull()

    private func makeAnimation(for view: UIView, key: String) -> CABasicAnimation? {
        let layer = view.backingLayer
        let shown = parameters.options.contains(.beginFromCurrentState) ? layer.presentation() ?? layer : layer
        guard let current = shown.valueForAnimation(atKeyPath: key) else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = current
        animation.duration = parameters.duration
        animation.timingFunction = curve.timingFunction
        animation.delegate = self
        if parameters.delay > 0 {
            animation.beginTime = layer.convertTime(view.host.clock.now, from: nil) + parameters.delay
            animation.fillMode = .backwards
        }
        if parameters.options.contains(.repeat) { animation.repeatCount = .infinity }
        animation.autoreverses = parameters.options.contains(.autoreverse)
        runningCount += 1
        return animation
    }

    // MARK: The end

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        if !flag { isInterrupted = true }
        runningCount -= 1
        if runningCount == 0 { completion?(!isInterrupted) }
    }

    /// Nothing moves, so it is over as soon as the changes are shown.
    private func finishInNextTurn() {
        guard let completion else { return }
        FramePipeline.afterAnyFrame { completion(true) }
    }
}

extension UIView {
    func animationAction(forKey key: String) -> any CAAction { ViewAnimation.action(for: self, forKey: key) }
}
