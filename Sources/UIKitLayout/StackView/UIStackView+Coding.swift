@_spi(ForasteroInternal) internal import UIKitCore
import Foundation

// Under the keys of compiled nibs.
extension UIStackView {
    private enum Key {
        static let views = "UIStackViewArrangedSubviews"
        static let axis = "UIStackViewAxis"
        static let distribution = "UIStackViewDistribution"
        static let alignment = "UIStackViewAlignment"
        static let spacing = "UIStackViewSpacing"
        static let isBaselineRelative = "UIStackViewBaselineRelative"
        static let isMarginsRelative = "UIStackViewLayoutMarginsRelative"
    }

    func decodeArrangement(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let value = coder.decodeEnumeration(NSLayoutConstraint.Axis.self, forKey: Key.axis) { axis = value }
        if let value = coder.decodeEnumeration(Distribution.self, forKey: Key.distribution) { distribution = value }
        if let value = coder.decodeEnumeration(Alignment.self, forKey: Key.alignment) { alignment = value }
        if let number = coder.decodeNumber(forKey: Key.spacing) { spacing = number }
        if let flag = coder.decodeFlag(forKey: Key.isBaselineRelative) { isBaselineRelativeArrangement = flag }
        if let flag = coder.decodeFlag(forKey: Key.isMarginsRelative) { isLayoutMarginsRelativeArrangement = flag }
        for view in coder.decodeObjects(UIView.self, forKey: Key.views) ?? [] where view.superview === self || view.superview == nil {
            addArrangedSubview(view)
        }
    }

    func encodeArrangement(to coder: NSCoder) {
        coder.encode(axis.rawValue, forKey: Key.axis)
        coder.encode(distribution.rawValue, forKey: Key.distribution)
        coder.encode(alignment.rawValue, forKey: Key.alignment)
        coder.encode(Double(spacing), forKey: Key.spacing)
        coder.encode(isBaselineRelativeArrangement, forKey: Key.isBaselineRelative)
        coder.encode(isLayoutMarginsRelativeArrangement, forKey: Key.isMarginsRelative)
        coder.encode(arrangedSubviews as NSArray, forKey: Key.views)
    }
}
