/// Properties that most layers leave at their default, kept apart so that a plain layer stays small.
final class RareLayerValues {
    /// The defaults. Nobody changes this object: writers take a copy first.
    nonisolated(unsafe) static let standard = RareLayerValues()

    var transform = CATransform3DIdentity
    var sublayerTransform = CATransform3DIdentity
    var anchorPointZ: CGFloat = 0
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsGravity = CALayerContentsGravity.resize
    var minificationFilter = CALayerContentsFilter.linear
    var magnificationFilter = CALayerContentsFilter.linear
    var maskedCorners = CACornerMask.all
    var cornerCurve = CALayerCornerCurve.circular
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = .black
    var shadowColor: CGColor? = .black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var rasterizationScale: CGFloat = 1
    var compositingFilter: CompositingFilter?
    /// The values that layers of the class have beyond these.
    var kind: (any KindValues)?

    private init() {}

    init(copying other: RareLayerValues) {
        transform = other.transform
        sublayerTransform = other.sublayerTransform
        anchorPointZ = other.anchorPointZ
        contentsRect = other.contentsRect
        contentsCenter = other.contentsCenter
        contentsGravity = other.contentsGravity
        minificationFilter = other.minificationFilter
        magnificationFilter = other.magnificationFilter
        maskedCorners = other.maskedCorners
        cornerCurve = other.cornerCurve
        borderWidth = other.borderWidth
        borderColor = other.borderColor
        shadowColor = other.shadowColor
        shadowOpacity = other.shadowOpacity
        shadowOffset = other.shadowOffset
        shadowRadius = other.shadowRadius
        shadowPath = other.shadowPath
        rasterizationScale = other.rasterizationScale
        compositingFilter = other.compositingFilter
        kind = other.kind
    }
}
