import Foundation

/// The view in which a presentation takes place. It covers the window, or the controller that defines the context.
package final class PresentationContainerView: UIView {
    private weak var presentationController: UIPresentationController?

    init(frame: CGRect, for presentationController: UIPresentationController) {
        self.presentationController = presentationController
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    package required init?(coder: NSCoder) { nil }

    package override func layoutSubviews() {
        super.layoutSubviews()
        presentationController?.containerViewWillLayoutSubviews()
        presentationController?.containerViewDidLayoutSubviews()
    }

    /// Views beneath get no touches, unless the presentation leaves them usable.
    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let presentationController else { return hit }
        if let hit, hit !== self, let presented = presentationController.presentedView, hit.isDescendant(of: presented) { return hit }
        if let outside = presentationController.viewForTouch(at: point, with: event) { return outside }
        return hit === self && presentationController.letsTouchesThrough ? nil : hit
    }
}
