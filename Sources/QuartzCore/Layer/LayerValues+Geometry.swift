extension LayerValues {
    /// The anchor point in the layer's own coordinates.
    var anchorLocation: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width, y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// From the layer's coordinates to those of its superlayer, before the superlayer's `sublayerTransform`.
    var transformToParent: PlaneTransform {
        let anchor = anchorLocation
        let rare = self.rare
        if rare === RareLayerValues.standard || (rare.transform == CATransform3DIdentity && rare.anchorPointZ == 0) {
            return PlaneTransform(affine: CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y))
        }
        return PlaneTransform(spaceTransform)
    }

    /// The same with the transform that a superlayer applies to all its sublayers.
    func transformToParent(_ parent: LayerValues?) -> PlaneTransform {
        guard let parent, parent.rare.sublayerTransform != CATransform3DIdentity else { return transformToParent }
        let centre = parent.anchorLocation
        let there = CATransform3DMakeTranslation(-centre.x, -centre.y, 0)
        let back = CATransform3DMakeTranslation(centre.x, centre.y, 0)
        let shared = CATransform3DConcat(CATransform3DConcat(there, parent.rare.sublayerTransform), back)
        return PlaneTransform(CATransform3DConcat(spaceTransform, shared))
    }

    private var spaceTransform: CATransform3D {
        let anchor = anchorLocation
        let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -rare.anchorPointZ)
        let toPosition = CATransform3DMakeTranslation(position.x, position.y, zPosition)
        return CATransform3DConcat(CATransform3DConcat(toAnchor, rare.transform), toPosition)
    }
}
