public import Foundation
public import ObjCRuntime

extension SKAction {
    // MARK: Combining

    /// Runs actions one after the other.
    public class func sequence(_ actions: [SKAction]) -> SKAction {
        SKAction(.sequence(actions), duration: actions.reduce(0) { $0 + $1.duration }) {
            sequence(actions.reversed().map { $0.reversed() })
        }
    }

    /// Runs actions side by side. It ends with the longest.
    public class func group(_ actions: [SKAction]) -> SKAction {
        SKAction(.group(actions), duration: actions.map(\.duration).max() ?? 0) { group(actions.map { $0.reversed() }) }
    }

    /// Runs an action so many times.
    public class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
        let times = max(count, 0)
        return SKAction(.repetition(action, times: times), duration: action.duration * TimeInterval(times)) {
            `repeat`(action.reversed(), count: times)
        }
    }

    /// Runs an action again and again.
    public class func repeatForever(_ action: SKAction) -> SKAction {
        SKAction(.repetition(action, times: nil), duration: .infinity) { repeatForever(action.reversed()) }
    }

    // MARK: Waiting

    /// Does nothing for some time.
    public class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction(.change(.wait), duration: sec) }

    /// Does nothing for some time, which is another one each time.
    /// - Parameter durationRange: how far the longest is from the shortest.
    public class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
        let half = abs(durationRange) / 2
        return SKAction(.waiting { max(TimeInterval.random(in: sec - half...sec + half), 0) }, duration: sec)
    }

    // MARK: Doing something

    /// Takes a node out of its parent.
    public class func removeFromParent() -> SKAction { SKAction(.instant { $0.removeFromParent() }) }

    /// Calls a function.
    public class func run(_ block: @escaping () -> Void) -> SKAction {
        nonisolated(unsafe) let block = block
        return SKAction(.instant { _ in block() })
    }

    /// Calls a function on a queue.
    public class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction {
        nonisolated(unsafe) let block = block
        return SKAction(.instant { _ in queue.async { block() } })
    }

    /// Has a node inside run an action. It does not wait for its end.
    public class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
        SKAction(.onChild(action, name: name)) { run(action.reversed(), onChildWithName: name) }
    }

    /// Calls a method without arguments.
    public class func perform(_ selector: Selector, onTarget target: Any) -> SKAction {
        let object = target as AnyObject
        return SKAction(.instant { _ in _ObjCRuntime.sendRequired(object, selector, []) })
    }

    /// Calls a function in each frame, with the node and the seconds since the action began.
    public class func customAction(withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void) -> SKAction {
        nonisolated(unsafe) let block = block
        return SKAction(.change(ActionChange { _ in { node, _, time in block(node, CGFloat(time)) } }), duration: seconds)
    }

    // MARK: Speed

    /// Brings the speed of a node to a number.
    public class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.change(.number(\.speed, to: speed)), duration: duration)
    }

    /// Adds to the speed of a node.
    public class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.change(.number(\.speed, by: speed)), duration: duration) { self.speed(by: -speed, duration: duration) }
    }

    // MARK: Sound

    /// Plays a sound of the app. Where there is no loudspeaker, and with virtual time, nothing is heard.
    /// - Parameter wait: true if the action ends with the sound, else it ends at once.
    public class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
        guard wait else { return SKAction(.instant { _ in _ = SoundBank.shared.play(soundFile) }) }
        return SKAction(.waiting { SoundBank.shared.play(soundFile) }, duration: SoundBank.shared.duration(of: soundFile))
    }

    /// Plays the sound of an audio node.
    public class func play() -> SKAction { SKAction(.instant { ($0 as? SKAudioNode)?.play() }) }

    /// Halts the sound of an audio node; ``play()`` goes on.
    public class func pause() -> SKAction { SKAction(.instant { ($0 as? SKAudioNode)?.pause() }) }

    /// Ends the sound of an audio node.
    public class func stop() -> SKAction { SKAction(.instant { ($0 as? SKAudioNode)?.stop() }) }
}
