internal import Display
import Foundation
@_spi(ForasteroInternal) internal import QuartzCore
@_spi(ForasteroInternal) package import UIKitCore

/// One block of animated changes: gives the layers that change their animations, and calls back when the last one is over.
@MainActor
package final class BlockAnimation: TrackAnimating, BlockAnimating, AnimatedChangeOwner {
    private struct Property: Hashable {
        let layer: ObjectIdentifier
        let key: String
    }

    private struct Entry {
        let change: AnimatedChange
        let fromValue: Any
    }

    package private(set) var parameters: ViewAnimationParameters
    private let completion: ((Bool) -> Void)?
    private var entries: [Property: Entry] = [:]
    /// Changes that stand for no property of the view.
    private var waiting: [AnimatedChange] = []
    private var runningCount = 0
    private var isInterrupted = false
    private var isOpen = true
    /// Where something has changed first: its screen says when the block is over in which nothing moves.
    private weak var window: UIWindow?
    /// Views of which a size was animated.
    private var resizedViews: [UIView] = []

    /// A block inside the one that is running at the moment, if any.
    package init(_ parameters: ViewAnimationParameters, completion: ((Bool) -> Void)?) {
        self.parameters = parameters.inherited(from: AnimationStack.innermost?.parameters)
        self.completion = completion
    }

    package static func run(_ parameters: ViewAnimationParameters, animations: () -> Void, completion: ((Bool) -> Void)?) {
        if let recorder = ChangeRecorder.current { return recorder.recordBlock(animations, completion: completion) }
        let animation = BlockAnimation(parameters, completion: completion)
        AnimationStack.run(animations, in: animation)
        animation.close()
    }

    // MARK: Changes

    package func action(for view: UIView, forKey key: String) -> any CAAction {
        if window == nil { window = view.hostWindow }
        guard parameters.isMotion, let fromValue = beginning(of: key, view: view) else {
            AnimationStack.end(of: view.backingLayer, key: key)
            return AnimationStack.noAction
        }
        let animation = parameters.motion.makeAnimation(keyPath: key)
        animation.fromValue = fromValue
        prepare(animation, for: view, key: key, fromValue: fromValue)
        return animation
    }

    package func animate(_ tracks: [ValueTrack], mode: CAAnimationCalculationMode) {
        guard parameters.isMotion else { return }
        for track in tracks {
            let animation = track.makeAnimation(mode: mode)
            if case .curve(let function) = parameters.motion { animation.timingFunction = function }
            prepare(animation, for: track.view, key: track.key, fromValue: track.first)
            track.view.backingLayer.add(animation, forKey: track.key)
        }
    }

    private func beginning(of key: String, view: UIView) -> Any? {
        let layer = view.backingLayer
        // A second change within the block does not let the first be seen.
        if let entry = entries[Property(layer: ObjectIdentifier(layer), key: key)] { return entry.fromValue }
        let seen = parameters.options.contains(.beginFromCurrentState) ? layer.presentation() ?? layer : layer
        return AnimatableKeys.value(forKey: key, of: seen)
    }

    private func prepare(_ animation: CAAnimation, for view: UIView, key: String, fromValue: Any) {
        let layer = view.backingLayer
        let change = AnimatedChange(of: view, key: key, blocksTouches: !parameters.options.contains(.allowUserInteraction), owner: self)
        parameters.apply(to: animation, beginningAt: layer.convertTime(view.displayHost.clock.now, from: nil))
        animation.delegate = change
        runningCount += 1
        let former = entries.updateValue(
            Entry(change: change, fromValue: fromValue), forKey: Property(layer: ObjectIdentifier(layer), key: key))
        former?.change.isSuperseded = true
        if key == "bounds", parameters.options.contains(.layoutSubviews) { resizedViews.append(view) }
    }

    /// Runs an animation on a layer in the time of this one, on behalf of a view.
    package func run(_ animation: CAAnimation, on layer: CALayer, key: String, for view: UIView) {
        if case .curve(let function) = parameters.motion { animation.timingFunction = function }
        add(animation, to: layer, key: key, of: view)
    }

    /// Calls something when an animation of this duration on a layer is over.
    package func hold(_ layer: CALayer, key: String, for view: UIView, untilOver atEnd: @escaping () -> Void) {
        let animation = CABasicAnimation(keyPath: "zPosition")
        add(animation, to: layer, key: key, of: view, atEnd: atEnd)
    }

    private func add(_ animation: CAAnimation, to layer: CALayer, key: String, of view: UIView, atEnd: (() -> Void)? = nil) {
        let change = AnimatedChange(
            of: view, layer: layer, key: key, blocksTouches: !parameters.options.contains(.allowUserInteraction), owner: self)
        change.atEnd = atEnd
        parameters.apply(to: animation, beginningAt: layer.convertTime(view.displayHost.clock.now, from: nil))
        animation.delegate = change
        runningCount += 1
        waiting.append(change)
        layer.add(animation, forKey: key)
    }

    /// Animates later changes in another way.
    package func adopt(_ parameters: ViewAnimationParameters) { self.parameters = parameters }

    /// Runs a part of the block with another repetition.
    package func withRepetition(_ repetition: AnimationRepetition, _ body: () -> Void) {
        let former = parameters.repetition
        parameters.repetition = repetition
        defer { parameters.repetition = former }
        body()
    }

    // MARK: The end

    /// The block has been run.
    package func close() {
        if !resizedViews.isEmpty { AnimationStack.run(layOutResizedViews, in: self) }
        isOpen = false
        let changes = entries.values.map(\.change) + waiting
        waiting = []
        entries = [:]
        if runningCount == 0 {
            finishInNextTurn()
        } else {
            for change in changes { FramePipeline.afterFrame(of: change.window) { change.endIfNotShown() } }
        }
    }

    private func layOutResizedViews() {
        for view in resizedViews { view.layoutIfNeeded() }
        resizedViews = []
    }

    package func changeDidEnd(_ change: AnimatedChange, finished: Bool) {
        if !finished, !change.isSuperseded { isInterrupted = true }
        runningCount -= 1
        if runningCount == 0, !isOpen { completion?(!isInterrupted) }
    }

    /// Nothing moves, so it is over as soon as the changes are shown.
    private func finishInNextTurn() {
        guard let completion else { return }
        let isFinished = !isInterrupted
        FramePipeline.afterFrame(of: window) { completion(isFinished) }
    }
}
