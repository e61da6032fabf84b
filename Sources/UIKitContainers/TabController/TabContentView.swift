import UIKitCore

/// Holds the view of the selected controller. Laid out also when that wants to go on under bars at other edges.
final class TabContentView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        guard let container = superview as? TabContainerView else { return }
        container.controller?.placeContent(in: container)
    }
}
