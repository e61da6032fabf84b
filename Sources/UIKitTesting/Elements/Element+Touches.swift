internal import Drive
import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKit

extension Element {
    private func target() throws -> DriveTarget { .point(try driver.touchPoint(of: try resolve(), called: words)) }

    public func tap() throws { try driver.tap(target()) }

    public func doubleTap() throws { try driver.tap(target(), count: 2) }

    /// Puts a finger down on it for a while, in seconds.
    public func press(forDuration duration: TimeInterval) throws { try driver.press(target(), for: duration) }

    /// Puts a finger down on it, and after a while drags it to another element.
    public func press(forDuration duration: TimeInterval, thenDragTo other: Element) throws {
        let start = try driver.touchPoint(of: try resolve(), called: words)
        let end = try driver.touchPoint(of: try other.resolve(), called: other.words)
        let finger = TestFinger(driver: driver, at: start)
        driver.wait(duration)
        let steps = 20
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            finger.move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
            driver.wait(1.0 / 60)
        }
        finger.lift()
    }

    public func swipeUp() throws { try driver.swipe(target(), .up) }
    public func swipeDown() throws { try driver.swipe(target(), .down) }
    public func swipeLeft() throws { try driver.swipe(target(), .left) }
    public func swipeRight() throws { try driver.swipe(target(), .right) }

    /// Moves two fingers about its middle until they are `scale` times as far apart as in the beginning.
    public func pinch(withScale scale: Double) throws { try driver.pinch(target(), scale: scale) }

    /// The same, by so much a second: the sign of the velocity is that of the change.
    public func pinch(withScale scale: Double, velocity: Double) throws {
        try driver.pinch(target(), scale: scale, in: seconds(for: scale - 1, velocity))
    }

    /// Turns two fingers about its middle, in radians, clockwise.
    public func rotate(_ rotation: Double) throws { try driver.rotate(target(), degrees: rotation * 180 / .pi) }

    /// The same, by so many radians a second.
    public func rotate(_ rotation: Double, withVelocity velocity: Double) throws {
        try driver.rotate(target(), degrees: rotation * 180 / .pi, in: seconds(for: rotation, velocity))
    }

    /// A standstill never gets there: it counts as slow.
    private func seconds(for change: Double, _ velocity: Double) -> TimeInterval {
        min(max(abs(change) / max(abs(velocity), 0.001), 1.0 / 60), 60)
    }

    // MARK: Sliders

    /// Where a slider stands, from 0 to 1; 0 for what is no slider.
    public var normalizedSliderPosition: Double {
        guard let slider = view as? UISlider, slider.maximumValue > slider.minimumValue else { return 0 }
        return Double((slider.value - slider.minimumValue) / (slider.maximumValue - slider.minimumValue))
    }

    /// Drags the thumb of a slider to a place from 0 to 1.
    public func adjust(toNormalizedSliderPosition position: Double) throws {
        guard let slider = try resolve() as? UISlider else { throw ElementError.noSlider(words) }
        let track = slider.trackRect(forBounds: slider.bounds)
        func middle(_ value: Float) -> CGPoint {
            let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
            return slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
        }
        let wanted = slider.minimumValue + Float(min(max(position, 0), 1)) * (slider.maximumValue - slider.minimumValue)
        try driver.drag(.point(middle(slider.value)), to: .point(middle(wanted)), in: 0.3, hold: 0.1)
    }

    /// Types text where text is being edited. Tap the element first.
    public func typeText(_ text: String) throws {
        _ = try resolve()
        try driver.type(text)
    }

    // MARK: Waiting

    /// Lets virtual time pass until it is there, at most `timeout` seconds.
    /// - Returns: whether it is.
    public func waitForExistence(timeout: TimeInterval) -> Bool { wait(timeout) { $0.exists } }

    /// Lets virtual time pass until it is gone, at most `timeout` seconds.
    /// - Returns: whether it is.
    public func waitForNonExistence(withTimeout timeout: TimeInterval) -> Bool { wait(timeout) { !$0.exists } }

    /// Lets virtual time pass until something holds of it, at most `timeout` seconds.
    /// - Returns: whether it does.
    public func wait(_ timeout: TimeInterval, until condition: (Element) -> Bool) -> Bool {
        let frame = 1.0 / 60
        for _ in 0..<max(Int((timeout / frame).rounded(.up)), 0) {
            if condition(self) { return true }
            driver.wait(frame)
        }
        return condition(self)
    }
}
