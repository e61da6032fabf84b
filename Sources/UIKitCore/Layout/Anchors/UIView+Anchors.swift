// The lines and lengths of a view, as sides of constraints.
extension UIView {
    /// Left, or right where one reads from right to left.
    @objc open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(self, .leading)) }
    /// Right, or left where one reads from right to left.
    @objc open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(self, .trailing)) }
    /// The left edge, whichever way one reads.
    @objc open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(self, .left)) }
    /// The right edge, whichever way one reads.
    @objc open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(self, .right)) }
    /// The upper edge.
    @objc open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(self, .top)) }
    /// The lower edge.
    @objc open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(self, .bottom)) }
    /// The width, in points.
    @objc open var widthAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintSide(self, .width)) }
    /// The height, in points.
    @objc open var heightAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintSide(self, .height)) }
    /// The vertical line in the middle.
    @objc open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(self, .centerX)) }
    /// The horizontal line in the middle.
    @objc open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(self, .centerY)) }

    /// Where the first line of text stands; the upper edge of views without text.
    @objc open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(self, .firstBaseline)) }
    /// Where the last line of text stands; the lower edge of views without text.
    @objc open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(self, .lastBaseline)) }
}
