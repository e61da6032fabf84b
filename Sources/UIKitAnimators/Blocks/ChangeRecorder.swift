@_spi(ForasteroInternal) internal import QuartzCore
@_spi(ForasteroInternal) package import UIKitCore

/// Writes down what a block changes, to be animated when the block is over.
@MainActor
package final class ChangeRecorder: TrackAnimating {
    private struct Property: Hashable {
        let view: ObjectIdentifier
        let key: String
    }

    package let parameters: ViewAnimationParameters
    private var tracks: [Property: ValueTrack] = [:]
    private var order: [Property] = []
    /// The properties that have changed since the last keyframe ended.
    private var touched: [Property] = []
    /// The completions of blocks inside, called at the end.
    package private(set) var completions: [(Bool) -> Void] = []
    /// Tracks that blocks inside have collected.
    package private(set) var nested: [(tracks: [ValueTrack], mode: CAAnimationCalculationMode)] = []
    /// When the keyframe that is being written down begins and ends.
    private var window = (start: 0.0, end: 1.0)

    package init(parameters: ViewAnimationParameters) {
        self.parameters = parameters
    }

    /// The innermost one that is running, for ``UIView/addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
    package static var current: ChangeRecorder? { AnimationStack.innermost as? ChangeRecorder }

    package func record(_ body: () -> Void) {
        AnimationStack.run(body, in: self)
        takeOverChanges()
    }

    /// Takes a block inside for a part of this one.
    package func recordBlock(_ body: () -> Void, completion: ((Bool) -> Void)?) {
        body()
        if let completion { completions.append(completion) }
    }

    package func recordKeyframe(from start: Double, lasting duration: Double, _ body: () -> Void) {
        takeOverChanges()
        let former = window
        let start = min(max(start, 0), 1)
        window = (start, min(start + max(duration, 0), 1))
        body()
        takeOverChanges()
        window = former
    }

    /// The values that all properties go through, in the order in which they were changed first.
    package func finish() -> [ValueTrack] {
        order.compactMap { property in
            var track = tracks[property]
            track?.close()
            return track
        }
    }

    package func action(for view: UIView, forKey key: String) -> any CAAction {
        let property = Property(view: ObjectIdentifier(view), key: key)
        if tracks[property] == nil, let value = beginning(of: key, view: view) {
            tracks[property] = ValueTrack(view: view, key: key, from: value)
            order.append(property)
        }
        if !touched.contains(property) { touched.append(property) }
        return AnimationStack.noAction
    }

    package func animate(_ tracks: [ValueTrack], mode: CAAnimationCalculationMode) { nested.append((tracks, mode)) }

    private func beginning(of key: String, view: UIView) -> Any? {
        let layer = view.backingLayer
        let seen = parameters.options.contains(.beginFromCurrentState) ? layer.presentation() ?? layer : layer
        return AnimatableKeys.value(forKey: key, of: seen)
    }

    private func takeOverChanges() {
        for property in touched {
            guard let track = tracks[property], let value = AnimatableKeys.value(forKey: track.key, of: track.view.backingLayer) else {
                continue
            }
            tracks[property]?.add(to: value, from: window.start, until: window.end)
        }
        touched = []
    }
}
