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
        axis = NSLayoutConstraint.Axis(rawValue: coder.decodeInteger(forKey: Key.axis)) ?? .horizontal
        distribution = Distribution(rawValue: coder.decodeInteger(forKey: Key.distribution)) ?? .fill
        alignment = Alignment(rawValue: coder.decodeInteger(forKey: Key.alignment)) ?? .fill
        let number = coder.decodeDouble(forKey: Key.spacing)
        if number.isFinite { spacing = number }
        isBaselineRelativeArrangement = coder.decodeBool(forKey: Key.isBaselineRelative)
        isLayoutMarginsRelativeArrangement = coder.decodeBool(forKey: Key.isMarginsRelative)
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
