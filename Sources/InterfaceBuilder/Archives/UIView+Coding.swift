import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Views in archives and nibs, under the keys of compiled nibs.
extension UIView {
    /// Takes over what an archive says about a view. Flags that archives hold only where they are true are false without them;
    /// an archive that is none of a view changes nothing.
    func decode(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        let archived = coder.part(ArchivedView.self)
        takeGeometry(of: archived)
        if archived.isOfView { takeFlags(of: archived) }
        takeLook(of: archived, coder)
        takeMargins(of: archived)
        if archived.hasSubviews {
            for child in coder.decodeObjects(UIView.self, forKey: NibKey.subviews) ?? [] { addSubview(child) }
        }
        if archived.hasGestureRecognizers,
            let recognizers = coder.decodeObjects(UIGestureRecognizer.self, forKey: NibKey.gestureRecognizers)
        {
            gestureRecognizers = recognizers
        }
        takeLayout(of: archived)
        takeConstraints(from: coder)
    }

    // Nibs add them when all of their objects are there.
    private func takeConstraints(from coder: NSCoder) {
        guard coder is NSKeyedUnarchiver else { return }
        let constraints = coder.decodeObjects(NSLayoutConstraint.self, forKey: NibKey.viewAutolayoutConstraints) ?? []
        for constraint in constraints where constraint.stays(within: self) { addConstraint(constraint) }
    }

    private func takeGeometry(of archived: ArchivedView) {
        if isOfPlainClass {
            // optimization: nothing follows yet from where the view is, as when it gets its frame in the beginning.
            if let rectangle = archived.bounds { backingLayer.bounds = rectangle }
            if let point = archived.center { backingLayer.position = point }
        } else {
            if let rectangle = archived.bounds { bounds = rectangle }
            if let point = archived.center { center = point }
        }
        if let value = archived.transform { transform = value }
        if archived.autoresizingMask != autoresizingMask { autoresizingMask = archived.autoresizingMask }
        if let mode = archived.contentMode { contentMode = self.contentMode(archivedAs: mode) }
    }

    /// True if the view is of a class whose setters do no more than those here, so that they need not be called.
    private var isOfPlainClass: Bool {
        let type = type(of: self)
        return type == type.plainClass
    }

    /// Sets those that are not as the archive says.
    private func takeFlags(of archived: ArchivedView) {
        if archived.isHidden != backingLayer.isHidden { isHidden = archived.isHidden }
        if archived.clipsToBounds != backingLayer.masksToBounds { clipsToBounds = archived.clipsToBounds }
        let different = archived.flags.symmetricDifference(flags).intersection(ArchivedView.flagsTaken)
        guard !different.isEmpty else { return }
        func take(_ flag: ViewFlags, _ set: (Bool) -> Void) { if different.contains(flag) { set(archived.flags.contains(flag)) } }
        take(.isOpaque) { isOpaque = $0 }
        take(.clearsContextBeforeDrawing) { clearsContextBeforeDrawing = $0 }
        take(.autoresizesSubviews) { autoresizesSubviews = $0 }
        take(.isUserInteractionEnabled) { isUserInteractionEnabled = $0 }
        take(.isMultipleTouchEnabled) { isMultipleTouchEnabled = $0 }
        take(.isExclusiveTouch) { isExclusiveTouch = $0 }
    }

    private func takeLook(of archived: ArchivedView, _ coder: NSCoder) {
        if let number = archived.alpha { alpha = number }
        if let color = archived.backgroundColor.decode(from: coder) { backgroundColor = color }
        if let color = archived.tintColor.decode(from: coder) { tintColor = color }
        if let number = archived.tag { tag = number }
        if let name = archived.restorationIdentifier { restorationIdentifier = name }
        if let attribute = archived.semanticContent { semanticContentAttribute = attribute }
        if let style = archived.interfaceStyle { overrideUserInterfaceStyle = style }
    }

    private func takeMargins(of archived: ArchivedView) {
        if let insets = archived.margins { layoutMargins = insets }
        if let insets = archived.directionalMargins { directionalLayoutMargins = insets }
        if let flag = archived.preservesMargins { preservesSuperviewLayoutMargins = flag }
        if let flag = archived.insetsMargins { insetsLayoutMarginsFromSafeArea = flag }
    }

    private func takeLayout(of archived: ArchivedView) {
        if archived.isWithoutTranslation { translatesAutoresizingMaskIntoConstraints = false }
        if let size = archived.hugging {
            takePriorities(size) { setContentHuggingPriority($0, for: $1) }
        }
        if let size = archived.resistance {
            takePriorities(size) { setContentCompressionResistancePriority($0, for: $1) }
        }
    }

    /// A number that is no priority is taken for the nearest one that is.
    private func takePriorities(_ size: CGSize, _ set: (UILayoutPriority, NSLayoutConstraint.Axis) -> Void) {
        for (number, axis) in [(size.width, NSLayoutConstraint.Axis.horizontal), (size.height, .vertical)] {
            set(UILayoutPriority(Float(min(max(number, 1), 1000))), axis)
        }
    }

    // MARK: Encoding

    /// Writes what ``ArchivedView`` reads.
    func encodeState(to coder: NSCoder) {
        coder.encode(bounds, forKey: NibKey.bounds)
        coder.encode(center, forKey: NibKey.center)
        if !transform.isIdentity { coder.encode(transform, forKey: NibKey.transform) }
        coder.encode(Int(autoresizingMask.rawValue), forKey: NibKey.autoresizingMask)
        coder.encode(contentMode.rawValue, forKey: NibKey.contentMode)
        encodeFlags(to: coder)
        encodeLook(to: coder)
        if case .absolute(let insets)? = rare?.marginBase { coder.encode(insets, forKey: NibKey.viewLayoutMargins) }
        if case .directional(let insets)? = rare?.marginBase { coder.encode(insets, forKey: NibKey.viewDirectionalLayoutMargins) }
        coder.encode(preservesSuperviewLayoutMargins, forKey: NibKey.viewPreservesSuperviewMargins)
        coder.encode(insetsLayoutMarginsFromSafeArea, forKey: NibKey.viewInsetsLayoutMarginsFromSafeArea)
        let children = archivedSubviews
        if !children.isEmpty { coder.encode(children as NSArray, forKey: NibKey.subviews) }
        let constraints = constraints.filter(\.shouldBeArchived)
        if !constraints.isEmpty { coder.encode(constraints as NSArray, forKey: NibKey.viewAutolayoutConstraints) }
        coder.encode(!translatesAutoresizingMaskIntoConstraints, forKey: NibKey.viewDoesNotTranslateAutoresizingMaskIntoConstraints)
        if let size = rare?.layout?.hugging { coder.encode(size, forKey: NibKey.viewContentHuggingPriority) }
        if let size = rare?.layout?.resistance { coder.encode(size, forKey: NibKey.viewContentCompressionResistancePriority) }
    }

    private func encodeFlags(to coder: NSCoder) {
        coder.encode(isOpaque, forKey: NibKey.opaque)
        coder.encode(isHidden, forKey: NibKey.hidden)
        coder.encode(clipsToBounds, forKey: NibKey.clipsToBounds)
        coder.encode(clearsContextBeforeDrawing, forKey: NibKey.clearsContextBeforeDrawing)
        coder.encode(autoresizesSubviews, forKey: NibKey.autoresizeSubviews)
        coder.encode(!isUserInteractionEnabled, forKey: NibKey.userInteractionDisabled)
        coder.encode(isMultipleTouchEnabled, forKey: NibKey.multipleTouchEnabled)
        coder.encode(isExclusiveTouch, forKey: NibKey.exclusiveTouch)
    }

    private func encodeLook(to coder: NSCoder) {
        coder.encode(Double(alpha), forKey: NibKey.alpha)
        if let backgroundColor { coder.encode(backgroundColor, forKey: NibKey.backgroundColor) }
        if let color = rare?.tintColor { coder.encode(color, forKey: NibKey.tintColor) }
        coder.encode(tag, forKey: NibKey.tag)
        if let name = restorationIdentifier { coder.encode(name as NSString, forKey: NibKey.restorationIdentifier) }
        coder.encode(semanticContentAttribute.rawValue, forKey: NibKey.viewSemanticContentAttribute)
        if overrideUserInterfaceStyle != .unspecified {
            coder.encode(overrideUserInterfaceStyle.rawValue, forKey: NibKey.viewOverrideUserInterfaceStyle)
        }
    }
}
