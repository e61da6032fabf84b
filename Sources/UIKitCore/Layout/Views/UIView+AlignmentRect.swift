extension UIView {
    /// How far the frame reaches beyond what constraints align, in points: shadows, badges. Default: zero.
    // apple: https://developer.apple.com/documentation/uikit/uiview/alignmentrectinsets
    @objc open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The part of a frame that constraints align. Here: the frame within ``alignmentRectInsets``.
    // apple: https://developer.apple.com/documentation/uikit/uiview/alignmentrect(forframe:)
    @objc(alignmentRectForFrame:)
    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return insets == .zero ? frame : frame.inset(by: insets)
    }

    /// The frame for what constraints have aligned: the inverse of ``alignmentRect(forFrame:)``.
    // apple: https://developer.apple.com/documentation/uikit/uiview/frame(foralignmentrect:)
    @objc(frameForAlignmentRect:)
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        guard insets != .zero else { return alignmentRect }
        return alignmentRect.inset(by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// The view whose first line of text is this view's first baseline: the view itself or one inside. Default:
    /// ``forLastBaselineLayout``.
    // apple: https://developer.apple.com/documentation/uikit/uiview/forfirstbaselinelayout
    @objc(viewForFirstBaselineLayout)
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

    /// The view whose last line of text is this view's last baseline: the view itself or one inside. Default: what
    /// ``forBaselineLayout()`` returns.
    // apple: https://developer.apple.com/documentation/uikit/uiview/forlastbaselinelayout
    @objc(viewForLastBaselineLayout)
    open var forLastBaselineLayout: UIView { forBaselineLayout() }

    /// The older name of ``forLastBaselineLayout``, which overriders may still use. Default: the view itself.
    // apple: https://developer.apple.com/documentation/uikit/uiview/forbaselinelayout()
    @objc(viewForBaselineLayout)
    open func forBaselineLayout() -> UIView { self }
}
