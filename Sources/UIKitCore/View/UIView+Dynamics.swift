extension UIView: UIDynamicItem {
    /// The shape of the view when a dynamic animator lets another item meet it. Default: a rectangle.
    @objc open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The outline that counts for ``UIDynamicItemCollisionBoundsType/path``, about the view's middle. Default: the bounds.
    @objc open var collisionBoundingPath: UIBezierPath {
        UIBezierPath(rect: CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
    }
}
