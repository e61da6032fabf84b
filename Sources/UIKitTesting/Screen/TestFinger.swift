@_spi(ForasteroInternal) import UIKitDrive
import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A finger on a ``TestScreen``, from coming down until it is lifted.
@MainActor
public final class TestFinger {
    private let driver: ScreenDriver
    private let number: Int
    /// Where the finger is, in points of the screen.
    public private(set) var location: CGPoint

    init(driver: ScreenDriver, at point: CGPoint) {
        self.driver = driver
        location = point
        number = driver.touchDown(at: point)
    }

    /// Moves at once. Let time pass with ``TestScreen/wait(_:)`` for a speed.
    public func move(to point: CGPoint) {
        location = point
        driver.move(finger: number, to: point)
    }

    /// Takes the finger off, where it is.
    public func lift() { driver.lift(finger: number, at: location) }

    /// Takes the touch away as the system does, for an alert or a call.
    public func cancel() { driver.cancel(finger: number, at: location) }
}
