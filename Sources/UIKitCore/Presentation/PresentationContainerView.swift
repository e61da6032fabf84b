import Foundation

/// The view in which a presentation takes place. It covers the window, or the controller that defines the context.
final class PresentationContainerView: UIView {
    private weak var presentationController: UIPresentationController?

    init(frame: CGRect, for presentationController: UIPresentationController) {
        self.presentationController = presentationController
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        presentationController?.containerViewWillLayoutSubviews()
        presentationController?.containerViewDidLayoutSubviews()
    }

    /// What is beneath gets no touches, unless the presentation leaves it usable.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && presentationController?.letsTouchesThrough == true ? nil : hit
    }
}
