import UIKitCore

/// The view of a tab bar controller: the selected controller's view with the bar over it.
final class TabContainerView: UIView {
    /// Holds the view of the selected controller; two while they change.
    let content = TabContentView(frame: .zero)
    weak var controller: UITabBarController?

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.frame = bounds
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.placeBar(in: self)
        content.frame = bounds
        content.setNeedsLayout()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        controller?.sidebarMayHaveChanged()
        setNeedsLayout()
    }
}
