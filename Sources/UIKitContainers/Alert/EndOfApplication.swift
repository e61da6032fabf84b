import Foundation
import UIKitCore

/// Calls something when the application is about to end, as long as this object lives.
@MainActor
final class EndOfApplication {
    private let token: any NSObjectProtocol

    init(_ action: @escaping @MainActor @Sendable () -> Void) {
        token = NotificationCenter.default.addObserver(
            forName: UIApplication.willTerminateNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { action() } }
    }

    isolated deinit { NotificationCenter.default.removeObserver(token) }
}
