@_spi(ForasteroInternal) import UIKitDrive
internal import Drive
import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKit

/// A point on the screen relative to an element, with which it moves. The names follow XCUITest.
///
/// Actions on a coordinate go to whatever is there: unlike an ``Element``, a coordinate does not ask who gets the touch.
// apple: https://developer.apple.com/documentation/xctest/xcuicoordinate
@MainActor
public struct ElementCoordinate {
    /// The element that the position belongs to.
    public let referencedElement: Element
    private let normalizedOffset: CGVector
    private let offset: CGVector

    init(_ element: Element, normalizedOffset: CGVector, offset: CGVector = CGVector(dx: 0, dy: 0)) {
        referencedElement = element
        self.normalizedOffset = normalizedOffset
        self.offset = offset
    }

    /// Where that is now, in points of the screen.
    public var screenPoint: CGPoint {
        let frame = referencedElement.frame
        return CGPoint(
            x: frame.minX + frame.width * normalizedOffset.dx + offset.dx, y: frame.minY + frame.height * normalizedOffset.dy + offset.dy)
    }

    /// The point so many points to the right and down.
    public func withOffset(_ offset: CGVector) -> ElementCoordinate {
        ElementCoordinate(
            referencedElement, normalizedOffset: normalizedOffset,
            offset: CGVector(dx: self.offset.dx + offset.dx, dy: self.offset.dy + offset.dy))
    }

    // MARK: Touches

    private var driver: ScreenDriver { referencedElement.driver }

    private func point() throws -> CGPoint {
        _ = try referencedElement.resolve()
        return screenPoint
    }

    /// Puts a finger down there, and lifts it.
    public func tap() throws { try driver.tap(.point(point())) }

    /// Taps there twice in quick succession.
    public func doubleTap() throws { try driver.tap(.point(point()), count: 2) }

    /// Puts a finger down there for a while, in seconds.
    public func press(forDuration duration: TimeInterval) throws { try driver.press(.point(point()), for: duration) }

    /// Puts a finger down there, and after a while drags it to another position.
    public func press(forDuration duration: TimeInterval, thenDragTo other: ElementCoordinate) throws {
        try press(forDuration: duration, thenDragTo: other, withVelocity: .default, thenHoldForDuration: 0)
    }

    /// The same by a speed; at the end the finger rests for so many seconds.
    public func press(
        forDuration duration: TimeInterval, thenDragTo other: ElementCoordinate, withVelocity velocity: GestureVelocity,
        thenHoldForDuration hold: TimeInterval
    ) throws {
        try driver.pressAndDrag(from: point(), for: duration, to: other.point(), velocity, hold: hold)
    }

    /// Swipes up from there.
    public func swipeUp(velocity: GestureVelocity = .default) throws { try swipe(dx: 0, dy: -1, velocity) }
    /// Swipes down from there.
    public func swipeDown(velocity: GestureVelocity = .default) throws { try swipe(dx: 0, dy: 1, velocity) }
    /// Swipes to the left from there.
    public func swipeLeft(velocity: GestureVelocity = .default) throws { try swipe(dx: -1, dy: 0, velocity) }
    /// Swipes to the right from there.
    public func swipeRight(velocity: GestureVelocity = .default) throws { try swipe(dx: 1, dy: 0, velocity) }

    private func swipe(dx: CGFloat, dy: CGFloat, _ velocity: GestureVelocity) throws {
        try driver.swipe(from: point(), CGVector(dx: dx, dy: dy), velocity)
    }

    /// Turns the wheel of a mouse there, as far as scrolls by so many points: where they are below 0, what lies to the right or below
    /// comes into sight.
    public func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) throws {
        try driver.scroll(.point(point()), byDeltaX: deltaX, deltaY: deltaY)
    }
}
