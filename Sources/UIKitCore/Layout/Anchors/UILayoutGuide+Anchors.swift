// The lines and lengths of a guide, as sides of constraints.
extension UILayoutGuide {
    /// Left, or right where one reads from right to left.
    @objc open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(self, .leading)) }
    /// Right, or left where one reads from right to left.
    @objc open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(self, .trailing)) }
    @objc open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(self, .left)) }
    @objc open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(self, .right)) }
    @objc open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(self, .top)) }
    @objc open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(self, .bottom)) }
    @objc open var widthAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintSide(self, .width)) }
    @objc open var heightAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintSide(self, .height)) }
    @objc open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(self, .centerX)) }
    @objc open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(self, .centerY)) }
}
