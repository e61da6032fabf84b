extension UIView {
    /// The content, or how much it counts, has changed: what knows of it reads it again.
    func intrinsicSizeMayHaveChanged() {
        guard flags.contains(.isConstraintItem) else { return }
        itemEngine?.readIntrinsicSize(of: self)
        rare?.layout?.engine?.readIntrinsicSize(of: self)
        parent?.setNeedsLayout()
    }
}
