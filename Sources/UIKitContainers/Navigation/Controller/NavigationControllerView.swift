import UIKitCore

/// The view of a navigation controller: the pages, and the bars over them.
final class NavigationControllerView: UIView {
    /// In which pages stand and transitions take place.
    let container = UIView()
    weak var controller: UINavigationController?

    init(frame: CGRect, bar: UINavigationBar) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clipsToBounds = true
        container.frame = bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(container)
        addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layoutContents()
    }
}
