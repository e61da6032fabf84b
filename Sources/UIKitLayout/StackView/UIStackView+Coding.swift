@_spi(ForasteroInternal) internal import UIKitCore
import Foundation

// Under the keys of compiled nibs.
extension UIStackView {

    func decodeArrangement(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let value = coder.decodeEnumeration(NSLayoutConstraint.Axis.self, forKey: NibKey.stackViewAxis) { axis = value }
        if let value = coder.decodeEnumeration(Distribution.self, forKey: NibKey.stackViewDistribution) { distribution = value }
        if let value = coder.decodeEnumeration(Alignment.self, forKey: NibKey.stackViewAlignment) { alignment = value }
        if let number = coder.decodeNumber(forKey: NibKey.stackViewSpacing) { spacing = number }
        if let flag = coder.decodeFlag(forKey: NibKey.stackViewBaselineRelative) { isBaselineRelativeArrangement = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.stackViewLayoutMarginsRelative) { isLayoutMarginsRelativeArrangement = flag }
        for view in coder.decodeObjects(UIView.self, forKey: NibKey.stackViewArrangedSubviews) ?? []
        where view.superview === self || view.superview == nil {
            addArrangedSubview(view)
        }
    }

    func encodeArrangement(to coder: NSCoder) {
        coder.encode(axis.rawValue, forKey: NibKey.stackViewAxis)
        coder.encode(distribution.rawValue, forKey: NibKey.stackViewDistribution)
        coder.encode(alignment.rawValue, forKey: NibKey.stackViewAlignment)
        coder.encode(Double(spacing), forKey: NibKey.stackViewSpacing)
        coder.encode(isBaselineRelativeArrangement, forKey: NibKey.stackViewBaselineRelative)
        coder.encode(isLayoutMarginsRelativeArrangement, forKey: NibKey.stackViewLayoutMarginsRelative)
        coder.encode(arrangedSubviews as NSArray, forKey: NibKey.stackViewArrangedSubviews)
    }
}
