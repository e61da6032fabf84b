internal import DeviceNotice
import Foundation
import Synchronization

/// A user is asked to authenticate. Answered once: by them, or when the context that asks is invalidated.
final class Question: @unchecked Sendable {
    private let reply: (Bool, (any Error)?) -> Void
    private let device: ScriptedDevice
    private let answered = Mutex(false)
    /// Where replies come from: never the main queue.
    private static let replies = DispatchQueue(label: "com.apple.LocalAuthentication.replies")

    init(_ device: ScriptedDevice, _ reply: @escaping (Bool, (any Error)?) -> Void) { (self.device, self.reply) = (device, reply) }

    var isAnswered: Bool { answered.withLock { $0 } }

    /// Replies that the user has been recognised, or with the reason why not.
    func end(_ error: LAError?) {
        let isFirst = answered.withLock { answered in
            defer { answered = true }
            return !answered
        }
        guard isFirst else { return }
        device.reply(on: Self.replies) { self.reply(error == nil, error) }
    }
}
