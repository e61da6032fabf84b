internal import Display
public import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// Calls again and again on the clock of the screen in use, as the blinking of a caret asks for.
///
/// Between two calls nothing is done, and no frame is made.
@_spi(ForasteroInternal)
@MainActor
public final class CaretTimer {
    private var timer: MediaTimer?

    /// - Parameters:
    ///   - first: in how many seconds the first call comes.
    ///   - interval: how many seconds there are between calls.
    public init(after first: TimeInterval, every interval: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        timer = DisplayHost.current.clock.addTimer(after: first, repeatingEvery: interval, handler: body)
    }

    public func stop() {
        timer?.invalidate()
        timer = nil
    }

    isolated deinit { timer?.invalidate() }
}
