import UIKitCore

/// The view of a tab bar controller: the selected controller's view with the bar over it.
final class TabContainerView: UIView {
    /// Holds the view of the selected controller; two while they change.
    let content = UIView(frame: .zero)
    weak var controller: UITabBarController?

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layOut(in: self)
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}
