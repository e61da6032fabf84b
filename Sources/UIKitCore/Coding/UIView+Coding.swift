import Foundation

// Views in archives and nibs, under the keys of compiled nibs.
extension UIView {
    /// Takes over what an archive says about a view. Flags that archives hold only where they are true are false without them.
    func decode(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        decodeGeometry(from: coder)
        decodeFlags(from: coder)
        decodeLook(from: coder)
        decodeMargins(from: coder)
        for child in coder.decodeObjects(UIView.self, forKey: Key.subviews) ?? [] { addSubview(child) }
        if let recognizers = coder.decodeObjects(UIGestureRecognizer.self, forKey: Key.gestureRecognizers) {
            gestureRecognizers = recognizers
        }
        decodeLayout(from: coder)
    }

    private func decodeGeometry(from coder: NSCoder) {
        if coder.containsValue(forKey: Key.bounds) { bounds = coder.decodeCGRect(forKey: Key.bounds) }
        if coder.containsValue(forKey: Key.center) { center = coder.decodeCGPoint(forKey: Key.center) }
        if coder.containsValue(forKey: Key.transform) { transform = coder.decodeCGAffineTransform(forKey: Key.transform) }
        autoresizingMask = AutoresizingMask(rawValue: UInt(truncatingIfNeeded: coder.decodeInteger(forKey: Key.autoresizingMask)) & 63)
        if let mode = coder.decodeEnumeration(ContentMode.self, forKey: Key.contentMode) { contentMode = mode }
    }

    private func decodeFlags(from coder: NSCoder) {
        isOpaque = coder.decodeBool(forKey: Key.isOpaque)
        isHidden = coder.decodeBool(forKey: Key.isHidden)
        clipsToBounds = coder.decodeBool(forKey: Key.clipsToBounds)
        clearsContextBeforeDrawing = coder.decodeBool(forKey: Key.clearsContext)
        autoresizesSubviews = coder.decodeBool(forKey: Key.autoresizesSubviews)
        isUserInteractionEnabled = !coder.decodeBool(forKey: Key.isWithoutInteraction)
        isMultipleTouchEnabled = coder.decodeBool(forKey: Key.isMultipleTouchEnabled)
        isExclusiveTouch = coder.decodeBool(forKey: Key.isExclusiveTouch)
    }

    private func decodeLook(from coder: NSCoder) {
        if let number = coder.decodeNumber(forKey: Key.alpha) { alpha = number }
        if let color = coder.decodePresent(forKey: Key.backgroundColor) as? UIColor { backgroundColor = color }
        if let color = coder.decodePresent(forKey: Key.tintColor) as? UIColor { tintColor = color }
        if coder.containsValue(forKey: Key.tag) { tag = coder.decodeInteger(forKey: Key.tag) }
        if let attribute = coder.decodeEnumeration(UISemanticContentAttribute.self, forKey: Key.semanticContent) {
            semanticContentAttribute = attribute
        }
        if let style = coder.decodeEnumeration(UIUserInterfaceStyle.self, forKey: Key.interfaceStyle) {
            overrideUserInterfaceStyle = style
        }
    }

    private func decodeMargins(from coder: NSCoder) {
        if coder.containsValue(forKey: Key.margins) { layoutMargins = coder.decodeUIEdgeInsets(forKey: Key.margins) }
        if coder.containsValue(forKey: Key.directionalMargins) {
            directionalLayoutMargins = coder.decodeDirectionalEdgeInsets(forKey: Key.directionalMargins)
        }
        if let flag = coder.decodeFlag(forKey: Key.preservesMargins) { preservesSuperviewLayoutMargins = flag }
        if let flag = coder.decodeFlag(forKey: Key.insetsMargins) { insetsLayoutMarginsFromSafeArea = flag }
    }

    private func decodeLayout(from coder: NSCoder) {
        var layout = ArchivedLayout()
        layout.translatesAutoresizingMask = !coder.decodeBool(forKey: Key.isWithoutTranslation)
        layout.hugging = coder.containsValue(forKey: Key.hugging) ? coder.decodeCGSize(forKey: Key.hugging) : nil
        layout.resistance = coder.containsValue(forKey: Key.resistance) ? coder.decodeCGSize(forKey: Key.resistance) : nil
        if layout != ArchivedLayout() { ensureRare().archivedLayout = layout }
    }

    // MARK: Encoding

    /// Writes what ``decode(from:)`` reads.
    func encodeState(to coder: NSCoder) {
        coder.encode(bounds, forKey: Key.bounds)
        coder.encode(center, forKey: Key.center)
        if !transform.isIdentity { coder.encode(transform, forKey: Key.transform) }
        coder.encode(Int(autoresizingMask.rawValue), forKey: Key.autoresizingMask)
        coder.encode(contentMode.rawValue, forKey: Key.contentMode)
        encodeFlags(to: coder)
        encodeLook(to: coder)
        if case .absolute(let insets)? = rare?.marginBase { coder.encode(insets, forKey: Key.margins) }
        if case .directional(let insets)? = rare?.marginBase { coder.encode(insets, forKey: Key.directionalMargins) }
        coder.encode(preservesSuperviewLayoutMargins, forKey: Key.preservesMargins)
        coder.encode(insetsLayoutMarginsFromSafeArea, forKey: Key.insetsMargins)
        let children = archivedSubviews
        if !children.isEmpty { coder.encode(children as NSArray, forKey: Key.subviews) }
        guard let layout = rare?.archivedLayout else { return }
        coder.encode(!layout.translatesAutoresizingMask, forKey: Key.isWithoutTranslation)
        if let size = layout.hugging { coder.encode(size, forKey: Key.hugging) }
        if let size = layout.resistance { coder.encode(size, forKey: Key.resistance) }
    }

    private func encodeFlags(to coder: NSCoder) {
        coder.encode(isOpaque, forKey: Key.isOpaque)
        coder.encode(isHidden, forKey: Key.isHidden)
        coder.encode(clipsToBounds, forKey: Key.clipsToBounds)
        coder.encode(clearsContextBeforeDrawing, forKey: Key.clearsContext)
        coder.encode(autoresizesSubviews, forKey: Key.autoresizesSubviews)
        coder.encode(!isUserInteractionEnabled, forKey: Key.isWithoutInteraction)
        coder.encode(isMultipleTouchEnabled, forKey: Key.isMultipleTouchEnabled)
        coder.encode(isExclusiveTouch, forKey: Key.isExclusiveTouch)
    }

    private func encodeLook(to coder: NSCoder) {
        coder.encode(Double(alpha), forKey: Key.alpha)
        if let backgroundColor { coder.encode(backgroundColor, forKey: Key.backgroundColor) }
        if let color = rare?.tintColor { coder.encode(color, forKey: Key.tintColor) }
        coder.encode(tag, forKey: Key.tag)
        coder.encode(semanticContentAttribute.rawValue, forKey: Key.semanticContent)
        if overrideUserInterfaceStyle != .unspecified { coder.encode(overrideUserInterfaceStyle.rawValue, forKey: Key.interfaceStyle) }
    }

    private enum Key {
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
