import Foundation
internal import TextEngine

/// A shadow under text.
// apple: https://developer.apple.com/documentation/uikit/nsshadow
open class NSShadow: UIObject, NSCopying, @unchecked Sendable {
    /// In points, to the right and down. Default: one point up.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// How soft the edge is, in points; 0 is sharp. Default: 0.
    open var shadowBlurRadius: CGFloat = 0
    /// A ``UIColor``; nil is no shadow. Default: a third of black.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    public override init() { super.init() }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
            && other.shadowColor as? UIColor == shadowColor as? UIColor
    }

    open override var hash: Int { shadowBlurRadius.hashValue }

    /// The shadow with its colour as it is under the given traits; nil when it has none.
    func textShadow(with traits: UITraitCollection) -> TextShadow? {
        guard let color = shadowColor as? UIColor, shadowOffset.width.isFinite, shadowOffset.height.isFinite else { return nil }
        let blur = shadowBlurRadius.isFinite ? max(shadowBlurRadius, 0) : 0
        return TextShadow(offset: shadowOffset, blur: blur, color: color.resolvedCGColor(with: traits))
    }
}
