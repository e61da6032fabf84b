import UIKitTesting

/// A view whose content has a size.
final class StackContent: UIView {
    var contentSize: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
        contentSize = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { contentSize }
}

extension UIStackView {
    /// A stack with a frame, laid out.
    convenience init(
        _ width: CGFloat, _ height: CGFloat, axis: NSLayoutConstraint.Axis = .horizontal, spacing: CGFloat = 0,
        distribution: Distribution = .fill, alignment: Alignment = .fill, _ views: [UIView]
    ) {
        self.init(arrangedSubviews: views)
        frame = CGRect(x: 0, y: 0, width: width, height: height)
        self.axis = axis
        self.spacing = spacing
        self.distribution = distribution
        self.alignment = alignment
        layoutIfNeeded()
    }

    var xs: [CGFloat] { arrangedSubviews.map(\.frame.minX) }
    var ys: [CGFloat] { arrangedSubviews.map(\.frame.minY) }
    var widths: [CGFloat] { arrangedSubviews.map(\.frame.width) }
    var heights: [CGFloat] { arrangedSubviews.map(\.frame.height) }
}
