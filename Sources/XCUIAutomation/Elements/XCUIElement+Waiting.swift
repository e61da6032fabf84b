import Foundation

// While something is waited for, the app goes on: by its own clock at once, and by the real one for what it does beside the main thread.
extension XCUIElement {
    /// Waits at most so many seconds until it is there.
    /// - Returns: whether it is.
    // apple: https://developer.apple.com/documentation/xcuiautomation/xcuielement/waitforexistence(timeout:)
    public func waitForExistence(timeout: TimeInterval) -> Bool { application.wait(atMost: timeout) { self.exists } }

    /// Waits at most so many seconds until it is gone.
    /// - Returns: whether it is.
    public func waitForNonExistence(withTimeout timeout: TimeInterval) -> Bool { application.wait(atMost: timeout) { !self.exists } }

    /// Waits at most so many seconds until it is there and an attribute of it has a value.
    /// - Returns: whether it has.
    public func wait<Value: Equatable>(for keyPath: KeyPath<XCUIElement, Value>, toEqual expectedValue: Value, timeout: TimeInterval)
        -> Bool
    {
        application.wait(atMost: timeout) { self.exists && self[keyPath: keyPath] == expectedValue }
    }
}
