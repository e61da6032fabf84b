extension UIView {
    /// For `systemLayoutSizeFitting`: as small as possible.
    @objc open class var layoutFittingCompressedSize: CGSize { .zero }

    /// For `systemLayoutSizeFitting`: as large as possible.
    @objc open class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// The size that suits the content, near to a given one. The same as asking with low priorities for both sides.
    // apple: https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:)
    @objc open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that suits the content, near to a given one.
    ///
    /// With constraints inside they say, and the priorities are those of keeping to the target. Without any, where a priority is
    /// ``UILayoutPriority/required`` the target counts; elsewhere ``intrinsicContentSize``, and without one ``sizeThatFits(_:)``.
    @objc(systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:)
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        if awaitsConstraintUpdate { updateConstraintsIfNeeded() }
        if let engine = engineForFitting {
            return engine.fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
        }
        let natural = intrinsicContentSize
        let fitting = sizeThatFits(targetSize)
        func length(_ priority: UILayoutPriority, _ target: CGFloat, _ natural: CGFloat, _ fitting: CGFloat) -> CGFloat {
            if priority == .required { return target }
            return natural == UIView.noIntrinsicMetric ? fitting : natural
        }
        let width = length(horizontalFittingPriority, targetSize.width, natural.width, fitting.width)
        // The height that belongs to a width that is given is not the one of the natural width.
        let ownHeight = horizontalFittingPriority == .required ? UIView.noIntrinsicMetric : natural.height
        return CGSize(width: width, height: length(verticalFittingPriority, targetSize.height, ownHeight, fitting.height))
    }
}
