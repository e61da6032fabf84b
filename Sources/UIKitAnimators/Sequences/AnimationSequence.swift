import Foundation

/// The animations between two calls, and their delegate.
@MainActor
final class AnimationSequence: TrackAnimating {
    private static var open: [AnimationSequence] = []

    /// The one that began last and is not over.
    static var current: AnimationSequence? { open.last }

    private let identifier: String?
    private let context: UnsafeMutableRawPointer?
    var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
    private(set) var parameters = ViewAnimationParameters(duration: 0.2, delay: 0, options: [])
    private var transitions: [ContentTransition] = []
    private lazy var animation = BlockAnimation(parameters) { [self] in end(finished: $0) }

    init(identifier: String?, context: UnsafeMutableRawPointer?) {
        self.identifier = identifier
        self.context = context
    }

    static func begin(_ sequence: AnimationSequence) {
        open.append(sequence)
        AnimationStack.push(sequence)
    }

    static func commit() {
        guard let sequence = open.popLast() else { return }
        AnimationStack.pop()
        sequence.close()
    }

    /// Changes how everything is animated. What has changed before goes on as it was.
    func change(_ body: (inout ViewAnimationParameters) -> Void) {
        body(&parameters)
        animation.adopt(parameters)
    }

    func prepareTransition(_ kind: TransitionKind, of view: UIView) {
        guard let transition = ContentTransition(kind, of: view) else { return }
        transitions.append(transition)
    }

    func action(for view: UIView, forKey key: String) -> any CAAction { animation.action(for: view, forKey: key) }

    func animate(_ tracks: [ValueTrack], mode: CAAnimationCalculationMode) { animation.animate(tracks, mode: mode) }

    private func close() {
        for transition in transitions { transition.run(in: animation) }
        animation.close()
        if let willStart, let delegate {
            _ = _ObjCRuntime.send(delegate, willStart, [identifier, context])
        }
    }

    private func end(finished: Bool) {
        guard let didStop, let delegate else { return }
        _ = _ObjCRuntime.send(delegate, didStop, [identifier, NSNumber(value: finished), context])
    }
}
