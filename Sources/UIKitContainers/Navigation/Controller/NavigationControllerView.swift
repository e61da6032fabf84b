import UIKitCore

/// The view of a navigation controller: the child controllers, and the bars over them.
final class NavigationControllerView: UIView {
    /// The container of the views of child controllers and of their transitions.
    let container = PageContainerView()
    weak var controller: UINavigationController? { didSet { container.controller = controller } }

    init(frame: CGRect, bars: [UIView]) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clipsToBounds = true
        container.frame = bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(container)
        for bar in bars { addSubview(bar) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layoutContents()
    }

    /// The bars begin where the safe area does.
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

/// Holds the child controller that is shown. A child controller that wants to be laid out differently asks this view for layout.
final class PageContainerView: UIView {
    weak var controller: UINavigationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layoutPage()
    }
}
