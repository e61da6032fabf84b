@_spi(ForasteroInternal) import UIKitGraphics
import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The state of a view in an archive, under the keys of compiled nibs. Flags that archives hold only where they are true are false without
/// them.
final class ArchivedView: ArchivedPart {
    let bounds: CGRect?
    let center: CGPoint?
    let transform: CGAffineTransform?
    let autoresizingMask: UIView.AutoresizingMask
    let contentMode: UIView.ContentMode?

    let isHidden: Bool
    let clipsToBounds: Bool
    /// Of ``flagsTaken``.
    let flags: ViewFlags

    let alpha: CGFloat?
    let backgroundColor: ArchivedObject<UIColor>
    let tintColor: ArchivedObject<UIColor>
    let tag: Int?
    let restorationIdentifier: String?
    let semanticContent: UISemanticContentAttribute?
    let interfaceStyle: UIUserInterfaceStyle?

    let margins: UIEdgeInsets?
    let directionalMargins: NSDirectionalEdgeInsets?
    let preservesMargins: Bool?
    let insetsMargins: Bool?
    let isWithoutTranslation: Bool
    /// How much the view resists growing beyond its content across and in height; nil is the standard of its class.
    let hugging: CGSize?
    /// How much it resists becoming smaller than its content; nil is the standard of its class.
    let resistance: CGSize?

    /// True if a view has written the archive, so that a flag that is missing there is false.
    var isOfView: Bool { holdsFlags || bounds != nil || center != nil || contentMode != nil || hasSubviews }
    private let holdsFlags: Bool
    let hasSubviews: Bool
    let hasGestureRecognizers: Bool

    required init(from coder: NSCoder) {
        func there<Value>(_ key: String, _ value: @autoclosure () -> Value) -> Value? {
            coder.containsValue(forKey: key) ? value() : nil
        }
        bounds = there(Key.bounds, coder.decodeCGRect(forKey: Key.bounds))
        center = there(Key.center, coder.decodeCGPoint(forKey: Key.center))
        transform = there(Key.transform, coder.decodeCGAffineTransform(forKey: Key.transform))
        autoresizingMask = .init(rawValue: UInt(truncatingIfNeeded: coder.decodeInteger(forKey: Key.autoresizingMask)) & 63)
        contentMode = coder.decodeEnumeration(UIView.ContentMode.self, forKey: Key.contentMode)

        isHidden = coder.decodeBool(forKey: Key.isHidden)
        clipsToBounds = coder.decodeBool(forKey: Key.clipsToBounds)
        flags = Self.flags(from: coder)
        holdsFlags = Self.flagKeys.contains { coder.containsValue(forKey: $0) }

        alpha = coder.decodeNumber(forKey: Key.alpha)
        backgroundColor = ArchivedObject(Key.backgroundColor, in: coder)
        tintColor = ArchivedObject(Key.tintColor, in: coder)
        tag = there(Key.tag, coder.decodeInteger(forKey: Key.tag))
        restorationIdentifier = coder.decodeText(forKey: Key.restorationIdentifier)
        semanticContent = coder.decodeEnumeration(UISemanticContentAttribute.self, forKey: Key.semanticContent)
        interfaceStyle = coder.decodeEnumeration(UIUserInterfaceStyle.self, forKey: Key.interfaceStyle)

        margins = there(Key.margins, coder.decodeUIEdgeInsets(forKey: Key.margins))
        directionalMargins = there(Key.directionalMargins, coder.decodeDirectionalEdgeInsets(forKey: Key.directionalMargins))
        preservesMargins = coder.decodeFlag(forKey: Key.preservesMargins)
        insetsMargins = coder.decodeFlag(forKey: Key.insetsMargins)
        isWithoutTranslation = coder.decodeBool(forKey: Key.isWithoutTranslation)
        hugging = there(Key.hugging, coder.decodeCGSize(forKey: Key.hugging))
        resistance = there(Key.resistance, coder.decodeCGSize(forKey: Key.resistance))

        hasSubviews = coder.containsValue(forKey: Key.subviews)
        hasGestureRecognizers = coder.containsValue(forKey: Key.gestureRecognizers)
        super.init(from: coder)
    }

    /// The flags that archives hold.
    static let flagsTaken: ViewFlags = [
        .isOpaque, .clearsContextBeforeDrawing, .autoresizesSubviews, .isUserInteractionEnabled, .isMultipleTouchEnabled,
        .isExclusiveTouch,
    ]

    private static let flagKeys = [
        Key.isOpaque, Key.clearsContext, Key.autoresizesSubviews, Key.isWithoutInteraction, Key.isMultipleTouchEnabled,
        Key.isExclusiveTouch, Key.isHidden, Key.clipsToBounds, Key.autoresizingMask,
    ]

    private static func flags(from coder: NSCoder) -> ViewFlags {
        var flags: ViewFlags = []
        flags.set(.isOpaque, coder.decodeBool(forKey: Key.isOpaque))
        flags.set(.clearsContextBeforeDrawing, coder.decodeBool(forKey: Key.clearsContext))
        flags.set(.autoresizesSubviews, coder.decodeBool(forKey: Key.autoresizesSubviews))
        flags.set(.isUserInteractionEnabled, !coder.decodeBool(forKey: Key.isWithoutInteraction))
        flags.set(.isMultipleTouchEnabled, coder.decodeBool(forKey: Key.isMultipleTouchEnabled))
        flags.set(.isExclusiveTouch, coder.decodeBool(forKey: Key.isExclusiveTouch))
        return flags
    }

    enum Key {
        static let bounds = "UIBounds"
        static let center = "UICenter"
        static let transform = "UITransform"
        static let subviews = "UISubviews"
        static let gestureRecognizers = "gestureRecognizers"
        static let autoresizingMask = "UIAutoresizingMask"
        static let autoresizesSubviews = "UIAutoresizeSubviews"
        static let contentMode = "UIContentMode"
        static let isOpaque = "UIOpaque"
        static let isHidden = "UIHidden"
        static let clipsToBounds = "UIClipsToBounds"
        static let clearsContext = "UIClearsContextBeforeDrawing"
        static let isWithoutInteraction = "UIUserInteractionDisabled"
        static let isMultipleTouchEnabled = "UIMultipleTouchEnabled"
        static let isExclusiveTouch = "UIExclusiveTouch"
        static let alpha = "UIAlpha"
        static let backgroundColor = "UIBackgroundColor"
        static let tintColor = "UITintColor"
        static let tag = "UITag"
        static let restorationIdentifier = "UIRestorationIdentifier"
        static let semanticContent = "UIViewSemanticContentAttribute"
        static let interfaceStyle = "UIViewOverrideUserInterfaceStyle"
        static let margins = "UIViewLayoutMargins"
        static let directionalMargins = "UIViewDirectionalLayoutMargins"
        static let preservesMargins = "UIViewPreservesSuperviewMargins"
        static let insetsMargins = "UIViewInsetsLayoutMarginsFromSafeArea"
        static let isWithoutTranslation = "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"
        static let hugging = "UIViewContentHuggingPriority"
        static let resistance = "UIViewContentCompressionResistancePriority"
    }
}
