import UIKit

/// Lets a picture grow from its cell to the whole page, and back.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let opens: Bool
    private let findCell: () -> UIView?

    /// - Parameter findCell: the cell of the picture, or nil while it is scrolled away.
    init(opens: Bool, findCell: @escaping () -> UIView?) {
        self.opens = opens
        self.findCell = findCell
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.35 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to),
            let page = (opens ? to : from) as? PhotoController
        else { return context.completeTransition(false) }
        let container = context.containerView
        to.view.frame = context.finalFrame(for: to)
        if opens { container.addSubview(to.view) } else { container.insertSubview(to.view, belowSubview: from.view) }
        container.layoutIfNeeded()
        let cell = findCell()
        let picture = UIImageView(image: page.picture)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        let large = container.convert(page.pictureFrame, from: page.view)
        let small = cell.map { container.convert($0.bounds, from: $0) } ?? CGRect(x: large.midX, y: large.midY, width: 0, height: 0)
        picture.frame = opens ? small : large
        container.addSubview(picture)
        page.view.alpha = opens ? 0 : 1
        page.hidesPicture = true
        cell?.isHidden = true
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0, options: []
        ) {
            picture.frame = self.opens ? large : small
            page.view.alpha = self.opens ? 1 : 0
        } completion: { _ in
            page.hidesPicture = false
            page.view.alpha = 1
            cell?.isHidden = false
            picture.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
