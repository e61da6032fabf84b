public import Foundation

/// Something that a node does, at once or over some time. It changes nothing until a node runs it, and may be run by many.
// apple: https://developer.apple.com/documentation/spritekit/skaction
@preconcurrency @MainActor
open class SKAction: NSObject, @preconcurrency NSCopying {
    enum Kind {
        case change(ActionChange)
        case instant(@MainActor (SKNode) -> Void)
        case sequence([SKAction])
        case group([SKAction])
        case repetition(SKAction, times: Int?)
        case onChild(SKAction, name: String)
        /// How long it takes is decided when it begins.
        case waiting(@MainActor () -> TimeInterval)
    }

    let kind: Kind
    /// Makes the action that undoes this one; nil if that is this one itself.
    private let makeReverse: (@MainActor () -> SKAction)?

    init(_ kind: Kind, duration: TimeInterval = 0, reverse: (@MainActor () -> SKAction)? = nil) {
        self.kind = kind
        self.duration = max(duration.isNaN ? 0 : duration, 0)
        makeReverse = reverse
    }

    /// How long it takes at a speed of 1, in seconds; infinity for ever.
    open var duration: TimeInterval

    /// How it is slow and fast meanwhile. Default: as fast all the time.
    open var timingMode = SKActionTimingMode.linear

    /// Has the last word about ``timingMode``: from the share of the time to the share of the way. Default: nil.
    open var timingFunction: SKActionTimingFunction?

    /// Default: 1.
    open var speed: CGFloat = 1

    /// The action that undoes this one. What only says where it ends, or does something at once, is its own reverse.
    open func reversed() -> SKAction {
        guard let result = makeReverse?() else { return copy() as? SKAction ?? self }
        result.timingMode = timingMode
        result.timingFunction = timingFunction
        result.speed = speed
        return result
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let result = SKAction(kind, duration: duration, reverse: makeReverse)
        (result.timingMode, result.timingFunction, result.speed) = (timingMode, timingFunction, speed)
        return result
    }

    // MARK: Running

    func makeRun() -> any ActionRun {
        switch kind {
        case .change(let change): TimedRun(self, change)
        case .instant(let body): InstantRun(body)
        case .sequence(let actions): SequenceRun(actions, speed: speed)
        case .group(let actions): GroupRun(actions, speed: speed)
        case .repetition(let action, let times): RepeatRun(action, times: times, speed: speed)
        case .onChild(let action, let name): ChildRun(action, name: name)
        case .waiting(let length): TimedRun(SKAction(.change(.wait), duration: length()), .wait)
        }
    }

    /// The share of the way after a share of the time.
    func eased(_ share: CGFloat) -> CGFloat {
        if let timingFunction { return CGFloat(timingFunction(Float(share))) }
        return timingMode.eased(share)
    }
}

/// From the share of the time to the share of the way.
// apple: https://developer.apple.com/documentation/spritekit/skactiontimingfunction
public typealias SKActionTimingFunction = (Float) -> Float
