import UIKitTesting

/// What happened to several controllers, in order.
@MainActor
package final class ControllerLog {
    package var calls: [String] = []

    package init() {}

    /// The calls since the last time this was asked.
    package func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}
