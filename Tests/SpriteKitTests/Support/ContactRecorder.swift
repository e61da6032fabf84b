import SpriteKit

/// Writes down who meets whom.
@MainActor
final class ContactRecorder: NSObject, SKPhysicsContactDelegate {
    private(set) var events: [String] = []
    private(set) var points: [CGPoint] = []

    private func names(_ contact: SKPhysicsContact) -> String {
        [contact.bodyA.node?.name ?? "-", contact.bodyB.node?.name ?? "-"].sorted().joined(separator: " ")
    }

    func didBegin(_ contact: SKPhysicsContact) {
        events.append("begin \(names(contact))")
        points.append(contact.contactPoint)
    }

    func didEnd(_ contact: SKPhysicsContact) { events.append("end \(names(contact))") }
}
