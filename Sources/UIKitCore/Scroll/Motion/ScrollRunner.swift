internal import Display
import Foundation
internal import ScrollPhysics

/// Moves the content of a scroll view with each frame of its screen, until the movement is over.
@MainActor
final class ScrollRunner {
    enum Course {
        case deceleration(ScrollMotion)
        case animation(OffsetAnimation)
        case zoom(ZoomAnimation)
        case glide(WheelGlide)
    }

    /// The state at a moment.
    struct Frame {
        var position: CGPoint
        /// Nil where the scale stays.
        var scale: CGFloat?
        /// True if the movement is over with that.
        var isOver: Bool
    }

    private(set) var course: Course
    private var callback: FrameCallback?

    init(_ course: Course, on clock: MediaClock, frame: @escaping @MainActor (TimeInterval) -> Void) {
        self.course = course
        callback = clock.addFrameCallback { frame($0.timestamp) }
    }

    /// True if it is what follows from a drag, or from a wheel.
    var isDeceleration: Bool {
        switch course {
        case .deceleration, .glide: true
        case .animation, .zoom: false
        }
    }

    /// True if the app has asked for it.
    var isRequested: Bool {
        if case .animation = course { return true }
        return false
    }

    var zoom: ZoomAnimation? {
        if case .zoom(let animation) = course { return animation }
        return nil
    }

    /// Moves on to a moment.
    func advance(to time: TimeInterval) -> Frame {
        switch course {
        case .deceleration(var motion):
            var position = motion.advance(to: time)
            motion.restIfNear()
            if motion.isOver { position = motion.position }
            course = .deceleration(motion)
            return Frame(position: position, isOver: motion.isOver)
        case .animation(let animation):
            return Frame(position: animation.position(at: time), isOver: animation.isOver(at: time))
        case .zoom(let animation):
            let state = animation.state(at: time)
            return Frame(position: state.offset, scale: state.scale, isOver: animation.isOver(at: time))
        case .glide(var glide):
            let position = glide.advance(to: time)
            course = .glide(glide)
            return Frame(position: position, isOver: glide.isOver)
        }
    }

    /// The app has moved the content: what is still to come moves with it.
    func shift(by distance: CGPoint) {
        switch course {
        case .deceleration(var motion):
            motion.shift(by: distance)
            course = .deceleration(motion)
        case .animation(var animation):
            animation.shift(by: distance)
            course = .animation(animation)
        case .glide(var glide):
            glide.shift(by: distance)
            course = .glide(glide)
        case .zoom:
            // The progress of a zoom follows from its scale.
            break
        }
    }

    /// The content is larger or smaller now. What the app has asked for is not limited by that.
    func changeRange(to range: ScrollRange) {
        switch course {
        case .deceleration(var motion):
            motion.changeRange(to: range)
            course = .deceleration(motion)
        case .glide(var glide):
            glide.changeRange(to: range)
            course = .glide(glide)
        case .animation, .zoom:
            break
        }
    }

    func invalidate() {
        callback?.invalidate()
        callback = nil
    }
}
