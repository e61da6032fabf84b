extension LayerValues {
    /// The anchor point in the layer's own coordinates.
    var anchorLocation: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width, y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// The smallest rectangle of the superlayer that holds the layer.
    ///
    /// Without a transform it follows from the position and the size alone: content that scrolls must not move the frame by the last
    /// digit, as safe areas follow from frames, and insets from safe areas, and where content begins from insets.
    var frame: CGRect {
        let size = bounds.size
        guard isUpright, size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite else {
            return transformToParent.apply(bounds)
        }
        return CGRect(
            x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height, width: size.width, height: size.height)
    }

    /// Nothing turns, scales or flips the layer.
    private var isUpright: Bool {
        !switches.contains(.geometryFlipped)
            && (hasStandardRareValues || (rare.transform == CATransform3DIdentity && rare.anchorPointZ == 0))
    }

    /// From the layer's coordinates to those of its superlayer, before the superlayer's `sublayerTransform`.
    var transformToParent: PlaneTransform {
        if switches.contains(.geometryFlipped) { return PlaneTransform(spaceTransform) }
        let anchor = anchorLocation
        if isUpright {
            return PlaneTransform(affine: CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y))
        }
        return PlaneTransform(spaceTransform)
    }

    /// The transform of all sublayers, about the anchor point; nil for none.
    var sharedTransform: CATransform3D? {
        guard !hasStandardRareValues, rare.sublayerTransform != CATransform3DIdentity else { return nil }
        let centre = anchorLocation
        let there = CATransform3DMakeTranslation(-centre.x, -centre.y, 0)
        let back = CATransform3DMakeTranslation(centre.x, centre.y, 0)
        return CATransform3DConcat(CATransform3DConcat(there, rare.sublayerTransform), back)
    }

    /// From the layer's space to that of its superlayer, before the superlayer's `sublayerTransform`.
    var spaceTransform: CATransform3D {
        let anchor = anchorLocation
        let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -rare.anchorPointZ)
        let toPosition = CATransform3DMakeTranslation(position.x, position.y, zPosition)
        let upright = CATransform3DConcat(CATransform3DConcat(toAnchor, rare.transform), toPosition)
        guard switches.contains(.geometryFlipped) else { return upright }
        return CATransform3DConcat(CATransform3DMakeAffineTransform(bounds.turnedOver), upright)
    }

    /// The transform of a layer that has one; nil for most.
    var ownTransform: CATransform3D? {
        guard !hasStandardRareValues, rare.transform != CATransform3DIdentity else { return nil }
        return rare.transform
    }
}
