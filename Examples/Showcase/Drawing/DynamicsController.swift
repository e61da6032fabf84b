import UIKit

/// Views that fall, collide and can be thrown.
class DynamicsController: UIViewController {
    private lazy var animator = UIDynamicAnimator(referenceView: view)
    private var attachment: UIAttachmentBehavior?
    private var hasDropped = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard !hasDropped, view.bounds.height > 0 else { return }
        hasDropped = true
        dropSquares()
    }

    private func dropSquares() {
        let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemBlue, .systemPurple]
        let squares = colors.enumerated().map { index, color in
            let square = UIView(frame: CGRect(x: 40 + index * 55, y: 130 + index % 2 * 90, width: 64, height: 64))
            square.backgroundColor = color
            square.layer.cornerRadius = 10
            square.transform = CGAffineTransform(rotationAngle: CGFloat(index) * 0.3)
            view.addSubview(square)
            return square
        }
        let collision = UICollisionBehavior(items: squares)
        collision.setTranslatesReferenceBoundsIntoBoundary(with: view.safeAreaInsets)
        let matter = UIDynamicItemBehavior(items: squares)
        matter.elasticity = 0.4
        for behavior in [UIGravityBehavior(items: squares), collision, matter] { animator.addBehavior(behavior) }
    }

    @objc private func drag(_ pan: UIPanGestureRecognizer) {
        let point = pan.location(in: view)
        switch pan.state {
        case .began:
            guard let square = view.hitTest(point, with: nil), square !== view else { return }
            let hold = UIAttachmentBehavior(item: square, attachedToAnchor: point)
            attachment = hold
            animator.addBehavior(hold)
        case .changed: attachment?.anchorPoint = point
        default:
            if let attachment { animator.removeBehavior(attachment) }
            attachment = nil
        }
    }
}
