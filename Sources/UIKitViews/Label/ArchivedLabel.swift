@_spi(ForasteroInternal) import UIKitGraphics
import Foundation

/// The state of a label in an archive, in addition to that of a view.
final class ArchivedLabel: ArchivedPart {
    let text: String?
    let attributedText: ArchivedObject<NSAttributedString>
    let font: ArchivedObject<UIFont>
    let color: ArchivedObject<UIColor>
    let highlightedColor: ArchivedObject<UIColor>
    let shadowColor: ArchivedObject<UIColor>
    let shadowOffset: CGSize?
    let alignment: NSTextAlignment?
    let lineBreakMode: NSLineBreakMode?
    let baselineAdjustment: UIBaselineAdjustment?
    let numberOfLines: Int?
    let adjustsFontSize: Bool?
    let minimumFontSize: CGFloat?
    let minimumScaleFactor: CGFloat?
    let adjustsForCategory: Bool?
    let allowsTightening: Bool?
    let preferredWidth: CGFloat?
    let isEnabled: Bool?
    let isHighlighted: Bool?

    required init(from coder: NSCoder) {
        text = coder.decodeText(forKey: Key.text)
        attributedText = ArchivedObject(Key.attributedText, in: coder)
        font = ArchivedObject(Key.font, in: coder)
        color = ArchivedObject(Key.color, in: coder)
        highlightedColor = ArchivedObject(Key.highlightedColor, in: coder)
        shadowColor = ArchivedObject(Key.shadowColor, in: coder)
        shadowOffset = coder.containsValue(forKey: Key.shadowOffset) ? coder.decodeCGSize(forKey: Key.shadowOffset) : nil
        alignment = coder.decodeEnumeration(NSTextAlignment.self, forKey: Key.alignment)
        lineBreakMode = coder.decodeEnumeration(NSLineBreakMode.self, forKey: Key.lineBreakMode)
        baselineAdjustment = coder.decodeEnumeration(UIBaselineAdjustment.self, forKey: Key.baselineAdjustment)
        numberOfLines = coder.containsValue(forKey: Key.numberOfLines) ? coder.decodeInteger(forKey: Key.numberOfLines) : nil
        adjustsFontSize = coder.decodeFlag(forKey: Key.adjustsFontSize)
        minimumFontSize = coder.decodeNumber(forKey: Key.minimumFontSize)
        minimumScaleFactor = coder.decodeNumber(forKey: Key.minimumScaleFactor)
        adjustsForCategory = coder.decodeFlag(forKey: Key.adjustsForCategory)
        allowsTightening = coder.decodeFlag(forKey: Key.allowsTightening)
        preferredWidth = coder.decodeNumber(forKey: Key.preferredWidth)
        isEnabled = coder.decodeFlag(forKey: Key.isEnabled)
        isHighlighted = coder.decodeFlag(forKey: Key.isHighlighted)
        super.init(from: coder)
    }

    /// True if no property has consequences for others.
    var isPlain: Bool {
        if case .none = attributedText { minimumFontSize == nil && adjustsForCategory != true } else { false }
    }

    enum Key {
        static let text = "UIText"
        static let attributedText = "UIAttributedText"
        static let font = "UIFont"
        static let color = "UITextColor"
        static let highlightedColor = "UIHighlightedColor"
        static let shadowColor = "UIShadowColor"
        static let shadowOffset = "UIShadowOffset"
        static let alignment = "UITextAlignment"
        static let lineBreakMode = "UILineBreakMode"
        static let baselineAdjustment = "UIBaselineAdjustment"
        static let numberOfLines = "UINumberOfLines"
        static let adjustsFontSize = "UIAdjustsFontSizeToFit"
        static let minimumFontSize = "UIMinimumFontSize"
        static let minimumScaleFactor = "UIMinimumScaleFactor"
        static let adjustsForCategory = "UIAdjustsFontForContentSizeCategory"
        static let allowsTightening = "UIAllowsDefaultTighteningForTruncation"
        static let preferredWidth = "UIPreferredMaxLayoutWidth"
        static let isEnabled = "UIEnabled"
        static let isHighlighted = "UIHighlighted"
    }
}
