/// The properties of a layer, by the key under which actions and animations know them.
enum LayerProperty: String, CaseIterable {
    case anchorPoint, anchorPointZ, backgroundColor, borderColor, borderWidth, bounds, compositingFilter, contents, contentsCenter,
        contentsGravity
    case contentsRect, contentsScale, cornerCurve, cornerRadius, doubleSided, hidden, magnificationFilter, mask, maskedCorners
    case masksToBounds, minificationFilter, opacity, opaque, position, shadowColor, shadowOffset, shadowOpacity, shadowPath
    case shadowRadius, shouldRasterize, rasterizationScale, allowsGroupOpacity, sublayers, sublayerTransform, transform, zPosition

    /// True if a change is animated when nobody says otherwise.
    var isAnimatable: Bool {
        switch self {
        case .contentsGravity, .contentsScale, .cornerCurve, .magnificationFilter, .maskedCorners, .minificationFilter, .opaque,
            .allowsGroupOpacity, .compositingFilter, .mask, .sublayers:
            false
        default: true
        }
    }
}
