import UIKit

/// Brings touches to nodes: to the foremost one at the place that wants them, or to the scene.
@MainActor
final class SceneTouches {
    private var receivers: [ObjectIdentifier: SKNode] = [:]
    /// A node that does not handle a touch hands it to the view; from there it goes on to the view's superview.
    private var isDelivering = false

    func forget() { receivers = [:] }

    /// - Returns: false if nobody in the scene wants them.
    func begin(_ touches: Set<UITouch>, _ event: UIEvent?, in view: SKView) -> Bool {
        guard !isDelivering, let scene = view.scene else { return false }
        for touch in touches {
            receivers[ObjectIdentifier(touch)] = receiver(at: view.convert(touch.location(in: view), to: scene), in: scene)
        }
        return deliver(touches, event) { $0.touchesBegan($1, with: $2) }
    }

    func deliver(
        _ touches: Set<UITouch>, _ event: UIEvent?, isLast: Bool = false, by body: (SKNode, Set<UITouch>, UIEvent?) -> Void
    ) -> Bool {
        guard !isDelivering else { return false }
        isDelivering = true
        defer { isDelivering = false }
        var groups: [(node: SKNode, touches: Set<UITouch>)] = []
        for touch in touches {
            guard let node = receivers[ObjectIdentifier(touch)] else { continue }
            if isLast { receivers[ObjectIdentifier(touch)] = nil }
            if let index = groups.firstIndex(where: { $0.node === node }) {
                groups[index].touches.insert(touch)
            } else {
                groups.append((node, [touch]))
            }
        }
        for group in groups { body(group.node, group.touches, event) }
        return !groups.isEmpty
    }

    private func receiver(at point: CGPoint, in scene: SKScene) -> SKNode? {
        let hit = scene.nodes(at: point).first { $0.isUserInteractionEnabled && $0.isSeen }
        return hit ?? (scene.isUserInteractionEnabled ? scene : nil)
    }
}

extension SKNode {
    /// True if neither the node nor one of its parents is hidden.
    fileprivate var isSeen: Bool { !sequence(first: self, next: \.parent).contains { $0.isHidden } }
}
