import Foundation
public import QuartzCore

/// A ring around something that has the focus, in its tint.
// apple: https://developer.apple.com/documentation/uikit/uifocushaloeffect
@preconcurrency @MainActor @objcMembers open class UIFocusHaloEffect: UIFocusEffect {
    /// On which side of the outline the ring is.
    // apple: https://developer.apple.com/documentation/uikit/uifocushaloeffect/position-swift.enum
    @objc(UIFocusHaloEffectPosition)
    public enum Position: Int, Sendable {
        /// As the system has it: inside.
        case automatic = 0
        case outside = 1
        case inside = 2
    }

    /// The outline; nil is that of the view.
    package let outline: (rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve)?

    /// On which side of the outline the ring is. Default: automatic. To be set before a view takes the effect.
    open var position = Position.automatic

    /// A ring at the edges of the view.
    @preconcurrency @MainActor public override init() {
        outline = nil
        super.init()
    }

    /// A ring at the edges of a rectangle in the view's coordinates, in points.
    @objc(initWithRoundedRect:cornerRadius:curve:)
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        outline = (rect, cornerRadius, curve)
        super.init()
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = outline.map { UIFocusHaloEffect(roundedRect: $0.rect, cornerRadius: $0.cornerRadius, curve: $0.curve) }
        let effect = copy ?? UIFocusHaloEffect()
        effect.position = position
        return effect
    }
}
