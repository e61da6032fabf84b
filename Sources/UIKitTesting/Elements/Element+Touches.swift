@_spi(ForasteroInternal) import UIKitDrive
internal import Drive
import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKit

extension Element {
    private func target() throws -> DriveTarget { .point(try driver.touchPoint(of: try resolve(), called: words)) }

    /// Puts a finger down at its middle, and lifts it.
    public func tap() throws { try driver.tap(target()) }

    /// Taps twice in quick succession.
    public func doubleTap() throws { try driver.tap(target(), count: 2) }

    /// Taps with two fingers at once.
    public func twoFingerTap() throws { try tap(withNumberOfTaps: 1, numberOfTouches: 2) }

    /// Taps several times with several fingers at once, which lie side by side about its middle.
    /// - Precondition: there is at least one tap, of one to five fingers.
    public func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) throws {
        _require(
            numberOfTaps > 0 && (1...5).contains(numberOfTouches),
            "\(words) cannot be tapped \(numberOfTaps) times by \(numberOfTouches) fingers. A hand has one to five.")
        let middle = try driver.touchPoint(of: try resolve(), called: words)
        let distance = min(frame.width / CGFloat(numberOfTouches), 30)
        let points = (0..<numberOfTouches).map { number in
            CGPoint(x: middle.x + (CGFloat(number) - CGFloat(numberOfTouches - 1) / 2) * distance, y: middle.y)
        }
        for tap in 0..<numberOfTaps {
            if tap > 0 { driver.wait(0.1) }
            let fingers = points.map { TestFinger(driver: driver, at: $0) }
            driver.wait(0.05)
            for finger in fingers { finger.lift() }
        }
    }

    /// Puts a finger down on it for a while, in seconds.
    public func press(forDuration duration: TimeInterval) throws { try driver.press(target(), for: duration) }

    /// Puts a finger down on it, and after a while drags it to another element.
    public func press(forDuration duration: TimeInterval, thenDragTo other: Element) throws {
        try press(forDuration: duration, thenDragTo: other, withVelocity: .default, thenHoldForDuration: 0)
    }

    /// The same by a speed; at the end the finger rests for so many seconds.
    public func press(
        forDuration duration: TimeInterval, thenDragTo other: Element, withVelocity velocity: GestureVelocity,
        thenHoldForDuration hold: TimeInterval
    ) throws {
        let start = try driver.touchPoint(of: try resolve(), called: words)
        let end = try driver.touchPoint(of: try other.resolve(), called: other.words)
        try driver.pressAndDrag(from: start, for: duration, to: end, velocity, hold: hold)
    }

    /// Swipes from its middle, up.
    public func swipeUp() throws { try driver.swipe(target(), .up) }
    /// Swipes from its middle, down.
    public func swipeDown() throws { try driver.swipe(target(), .down) }
    /// Swipes from its middle, to the left.
    public func swipeLeft() throws { try driver.swipe(target(), .left) }
    /// Swipes from its middle, to the right.
    public func swipeRight() throws { try driver.swipe(target(), .right) }

    /// Swipes up at a speed.
    public func swipeUp(velocity: GestureVelocity) throws { try swipe(dx: 0, dy: -1, velocity) }
    /// Swipes down at a speed.
    public func swipeDown(velocity: GestureVelocity) throws { try swipe(dx: 0, dy: 1, velocity) }
    /// Swipes to the left at a speed.
    public func swipeLeft(velocity: GestureVelocity) throws { try swipe(dx: -1, dy: 0, velocity) }
    /// Swipes to the right at a speed.
    public func swipeRight(velocity: GestureVelocity) throws { try swipe(dx: 1, dy: 0, velocity) }

    private func swipe(dx: CGFloat, dy: CGFloat, _ velocity: GestureVelocity) throws {
        let start = try driver.touchPoint(of: try resolve(), called: words)
        try driver.swipe(from: start, CGVector(dx: dx, dy: dy), velocity)
    }

    /// Turns the wheel of a mouse over it, as far as scrolls by so many points: where they are below 0, what lies to the right or
    /// below comes into sight.
    public func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) throws {
        try driver.scroll(target(), byDeltaX: deltaX, deltaY: deltaY)
    }

    /// A point on it: (0, 0) is its upper left corner, (1, 1) its lower right one. It need not lie on it.
    public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> ElementCoordinate {
        ElementCoordinate(self, normalizedOffset: normalizedOffset)
    }

    /// Moves two fingers about its middle until they are `scale` times as far apart as in the beginning.
    public func pinch(withScale scale: Double) throws { try driver.pinch(target(), scale: scale) }

    /// The same, by so much a second: the sign of the velocity is that of the change.
    public func pinch(withScale scale: Double, velocity: Double) throws {
        try driver.pinch(target(), scale: scale, in: ScreenDriver.seconds(for: scale - 1, rate: velocity))
    }

    /// Turns two fingers about its middle, in radians, clockwise.
    public func rotate(_ rotation: Double) throws { try driver.rotate(target(), degrees: rotation * 180 / .pi) }

    /// The same, by so many radians a second.
    public func rotate(_ rotation: Double, withVelocity velocity: Double) throws {
        try driver.rotate(target(), degrees: rotation * 180 / .pi, in: ScreenDriver.seconds(for: rotation, rate: velocity))
    }

    // MARK: Sliders

    /// Where a slider stands, from 0 to 1; 0 for what is no slider.
    public var normalizedSliderPosition: Double {
        guard let slider = view as? UISlider, slider.maximumValue > slider.minimumValue else { return 0 }
        return Double((slider.value - slider.minimumValue) / (slider.maximumValue - slider.minimumValue))
    }

    /// Drags the thumb of a slider to a position from 0 to 1.
    public func adjust(toNormalizedSliderPosition position: Double) throws {
        guard let slider = try resolve() as? UISlider else { throw ElementError.noSlider(words) }
        let track = slider.trackRect(forBounds: slider.bounds)
        func middle(_ value: Float) -> CGPoint {
            let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
            return slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
        }
        let wanted = slider.minimumValue + Float(position > 0 ? min(position, 1) : 0) * (slider.maximumValue - slider.minimumValue)
        try driver.drag(.point(middle(slider.value)), to: .point(middle(wanted)), in: 0.3, hold: 0.1)
    }

    /// Types text where text is being edited. Tap the element first.
    public func typeText(_ text: String) throws {
        _ = try resolve()
        try driver.type(text)
    }
}
