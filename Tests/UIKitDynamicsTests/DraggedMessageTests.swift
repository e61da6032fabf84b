import Testing
import UIKitTesting

/// A message that a finger throws off the screen, in the manner of libraries that show such.
@MainActor
struct DraggedMessageTests {
    @MainActor private final class Handler: NSObject {
        let message: UIView
        let container: UIView
        private(set) var animator: UIDynamicAnimator?
        private var item: UIDynamicItemBehavior?
        private var attachment: UIAttachmentBehavior?
        private(set) var hasLeft = false
        private(set) var wasReleased = false

        init(message: UIView, container: UIView) {
            self.message = message
            self.container = container
            super.init()
            message.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan(_:))))
        }

        @objc private func pan(_ pan: UIPanGestureRecognizer) {
            let finger = pan.location(in: container)
            switch pan.state {
            case .began: begin(at: finger)
            case .changed: attachment?.anchorPoint = finger
            case .ended: release(with: pan.velocity(in: container))
            default: break
            }
        }

        private func begin(at finger: CGPoint) {
            let animator = UIDynamicAnimator(referenceView: container)
            let item = UIDynamicItemBehavior(items: [message])
            animator.addBehavior(item)
            let offset = UIOffset(horizontal: finger.x - message.center.x, vertical: finger.y - message.center.y)
            let attachment = UIAttachmentBehavior(item: message, offsetFromCenter: offset, attachedToAnchor: finger)
            animator.addBehavior(attachment)
            item.action = { [weak self] in
                guard let self, !hasLeft else { return }
                hasLeft = !container.bounds.intersects(container.convert(message.bounds, from: message))
            }
            (self.animator, self.item, self.attachment) = (animator, item, attachment)
        }

        private func release(with velocity: CGPoint) {
            wasReleased = true
            if hypot(velocity.x, velocity.y) > 600 {
                item?.addLinearVelocity(velocity, for: message)
                if let attachment { animator?.removeBehavior(attachment) }
            } else {
                animator?.removeAllBehaviors()
                UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.65, initialSpringVelocity: 0) {
                    self.message.center = CGPoint(x: 200, y: 400)
                    self.message.transform = .identity
                }
            }
        }
    }

    private let screen = TestScreen(size: CGSize(width: 400, height: 800), scale: 2)
    private let handler: Handler

    init() {
        let message = UIView(frame: CGRect(x: 50, y: 340, width: 300, height: 120))
        screen.window.addSubview(message)
        handler = Handler(message: message, container: screen.window)
        screen.settle()
    }

    @Test("Thrown fast it flies on, turning, until it has left the screen")
    func throwing() throws {
        try screen.drag(from: CGPoint(x: 280, y: 400), to: CGPoint(x: 280, y: 250), in: 0.15)
        #expect(handler.wasReleased)
        #expect(!handler.hasLeft)
        #expect(handler.message.center.y < 390)
        screen.wait(1.5)
        #expect(handler.hasLeft)
    }

    @Test("Let go slowly it comes back to where it was, upright")
    func lettingGo() throws {
        try screen.drag(from: CGPoint(x: 280, y: 400), to: CGPoint(x: 280, y: 300), in: 0.5, holding: 0.3)
        #expect(handler.wasReleased)
        #expect(handler.message.center == CGPoint(x: 200, y: 400))
        screen.wait(1)
        #expect(handler.message.transform == .identity)
        #expect(!handler.hasLeft)
        #expect(handler.animator?.isRunning == false)
        #expect(handler.message.layer.presentation()?.position ?? CGPoint(x: 200, y: 400) == CGPoint(x: 200, y: 400))
    }
}
