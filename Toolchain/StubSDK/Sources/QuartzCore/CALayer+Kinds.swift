open class CAShapeLayer: CALayer {
    open var path: CGPath?, fillColor: CGColor?, strokeColor: CGColor?
    open var lineWidth: CGFloat = 1, miterLimit: CGFloat = 10, strokeStart: CGFloat = 0, strokeEnd: CGFloat = 1
    open var fillRule = CAShapeLayerFillRule.nonZero
    open var lineCap = CAShapeLayerLineCap.butt, lineJoin = CAShapeLayerLineJoin.miter
    open var lineDashPattern: [NSNumber]?, lineDashPhase: CGFloat = 0
}

open class CAGradientLayer: CALayer {
    open var colors: [Any]?, locations: [NSNumber]?
    open var startPoint = CGPoint(x: 0.5, y: 0), endPoint = CGPoint(x: 0.5, y: 1)
    open var type = CAGradientLayerType.axial
}

open class CATextLayer: CALayer {
    open var string: Any?, font: CFTypeRef?, fontSize: CGFloat = 36, foregroundColor: CGColor?
    open var isWrapped = false, alignmentMode = CATextLayerAlignmentMode.natural, truncationMode = CATextLayerTruncationMode.none
}

open class CATransformLayer: CALayer {}
open class CAReplicatorLayer: CALayer {
    open var instanceCount = 1, instanceDelay: CFTimeInterval = 0, instanceTransform = CATransform3DIdentity
}
open class CAScrollLayer: CALayer {}
open class CATiledLayer: CALayer {
    open var tileSize = CGSize(width: 256, height: 256)
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
