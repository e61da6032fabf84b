internal import Drive
import Foundation

/// A point on the screen relative to an element, with which it moves. Touches go to whatever view is there.
// apple: https://developer.apple.com/documentation/xcuiautomation/xcuicoordinate
@preconcurrency @MainActor
open class XCUICoordinate: UIObject {
    /// The element that the position belongs to.
    public let referencedElement: XCUIElement
    private let normalizedOffset: CGVector
    private let offset: CGVector

    init(_ element: XCUIElement, normalizedOffset: CGVector, offset: CGVector = CGVector(dx: 0, dy: 0)) {
        referencedElement = element
        self.normalizedOffset = normalizedOffset
        self.offset = offset
        super.init()
    }

    /// Where that is now, in points of the screen.
    open var screenPoint: CGPoint { point(in: referencedElement.frame) }

    private func point(in frame: CGRect) -> CGPoint {
        CGPoint(
            x: frame.minX + frame.width * normalizedOffset.dx + offset.dx, y: frame.minY + frame.height * normalizedOffset.dy + offset.dy)
    }

    /// The point so many points to the right and down.
    open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
        XCUICoordinate(
            referencedElement, normalizedOffset: normalizedOffset,
            offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
    }

    // MARK: Touches

    private func perform(_ purpose: String, _ request: (RemoteTarget) -> RemoteRequest) {
        guard let node = referencedElement.resolve(for: purpose) else { return }
        referencedElement.application.perform(request(.point(point(in: node.frame))), purpose, on: node)
    }

    /// Puts a finger down there, and lifts it.
    open func tap() { perform("tap") { .tap($0, taps: 1, fingers: 1) } }
    /// Taps there twice in quick succession.
    open func doubleTap() { perform("double tap") { .tap($0, taps: 2, fingers: 1) } }

    /// Puts a finger down there for so many seconds.
    open func press(forDuration duration: TimeInterval) { perform("press") { .press($0, duration: duration) } }

    /// Puts a finger down there, and after a while drags it to another point.
    open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {
        press(forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default, thenHoldForDuration: 0)
    }

    /// The same at a speed; at the end the finger rests for so many seconds.
    open func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate, withVelocity velocity: XCUIGestureVelocity,
        thenHoldForDuration holdDuration: TimeInterval
    ) {
        let end = otherCoordinate.screenPoint
        perform("press and drag") {
            .drag($0, to: .point(end), press: duration, velocity: Double(velocity.rawValue), hold: holdDuration)
        }
    }

    /// Swipes up from there, at the ordinary speed.
    open func swipeUp() { swipe("swipe up", CGVector(dx: 0, dy: -1)) }
    /// Swipes down from there, at the ordinary speed.
    open func swipeDown() { swipe("swipe down", CGVector(dx: 0, dy: 1)) }
    /// Swipes to the left from there, at the ordinary speed.
    open func swipeLeft() { swipe("swipe left", CGVector(dx: -1, dy: 0)) }
    /// Swipes to the right from there, at the ordinary speed.
    open func swipeRight() { swipe("swipe right", CGVector(dx: 1, dy: 0)) }

    private func swipe(_ purpose: String, _ direction: CGVector) {
        let velocity = Double(XCUIGestureVelocity.default.rawValue)
        perform(purpose) { .swipe($0, dx: Double(direction.dx), dy: Double(direction.dy), velocity: velocity) }
    }
}
