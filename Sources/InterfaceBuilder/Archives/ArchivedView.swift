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
        bounds = there(NibKey.bounds, coder.decodeCGRect(forKey: NibKey.bounds))
        center = there(NibKey.center, coder.decodeCGPoint(forKey: NibKey.center))
        transform = there(NibKey.transform, coder.decodeCGAffineTransform(forKey: NibKey.transform))
        autoresizingMask = .init(rawValue: UInt(truncatingIfNeeded: coder.decodeInteger(forKey: NibKey.autoresizingMask)) & 63)
        contentMode = coder.decodeEnumeration(UIView.ContentMode.self, forKey: NibKey.contentMode)

        isHidden = coder.decodeBool(forKey: NibKey.hidden)
        clipsToBounds = coder.decodeBool(forKey: NibKey.clipsToBounds)
        flags = Self.flags(from: coder)
        holdsFlags = Self.flagKeys.contains { coder.containsValue(forKey: $0) }

        alpha = coder.decodeNumber(forKey: NibKey.alpha)
        backgroundColor = ArchivedObject(NibKey.backgroundColor, in: coder)
        tintColor = ArchivedObject(NibKey.tintColor, in: coder)
        tag = there(NibKey.tag, coder.decodeInteger(forKey: NibKey.tag))
        restorationIdentifier = coder.decodeText(forKey: NibKey.restorationIdentifier)
        semanticContent = coder.decodeEnumeration(UISemanticContentAttribute.self, forKey: NibKey.viewSemanticContentAttribute)
        interfaceStyle = coder.decodeEnumeration(UIUserInterfaceStyle.self, forKey: NibKey.viewOverrideUserInterfaceStyle)

        margins = there(NibKey.viewLayoutMargins, coder.decodeUIEdgeInsets(forKey: NibKey.viewLayoutMargins))
        directionalMargins = there(
            NibKey.viewDirectionalLayoutMargins, coder.decodeDirectionalEdgeInsets(forKey: NibKey.viewDirectionalLayoutMargins))
        preservesMargins = coder.decodeFlag(forKey: NibKey.viewPreservesSuperviewMargins)
        insetsMargins = coder.decodeFlag(forKey: NibKey.viewInsetsLayoutMarginsFromSafeArea)
        isWithoutTranslation = coder.decodeBool(forKey: NibKey.viewDoesNotTranslateAutoresizingMaskIntoConstraints)
        hugging = there(NibKey.viewContentHuggingPriority, coder.decodeCGSize(forKey: NibKey.viewContentHuggingPriority))
        resistance = there(
            NibKey.viewContentCompressionResistancePriority, coder.decodeCGSize(forKey: NibKey.viewContentCompressionResistancePriority))

        hasSubviews = coder.containsValue(forKey: NibKey.subviews)
        hasGestureRecognizers = coder.containsValue(forKey: NibKey.gestureRecognizers)
        super.init(from: coder)
    }

    /// The flags that archives hold.
    static let flagsTaken: ViewFlags = [
        .isOpaque, .clearsContextBeforeDrawing, .autoresizesSubviews, .isUserInteractionEnabled, .isMultipleTouchEnabled,
        .isExclusiveTouch,
    ]

    private static let flagKeys = [
        NibKey.opaque, NibKey.clearsContextBeforeDrawing, NibKey.autoresizeSubviews, NibKey.userInteractionDisabled,
        NibKey.multipleTouchEnabled,
        NibKey.exclusiveTouch, NibKey.hidden, NibKey.clipsToBounds, NibKey.autoresizingMask,
    ]

    private static func flags(from coder: NSCoder) -> ViewFlags {
        var flags: ViewFlags = []
        flags.set(.isOpaque, coder.decodeBool(forKey: NibKey.opaque))
        flags.set(.clearsContextBeforeDrawing, coder.decodeBool(forKey: NibKey.clearsContextBeforeDrawing))
        flags.set(.autoresizesSubviews, coder.decodeBool(forKey: NibKey.autoresizeSubviews))
        flags.set(.isUserInteractionEnabled, !coder.decodeBool(forKey: NibKey.userInteractionDisabled))
        flags.set(.isMultipleTouchEnabled, coder.decodeBool(forKey: NibKey.multipleTouchEnabled))
        flags.set(.isExclusiveTouch, coder.decodeBool(forKey: NibKey.exclusiveTouch))
        return flags
    }
}
