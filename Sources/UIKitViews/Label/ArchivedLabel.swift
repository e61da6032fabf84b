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
        text = coder.decodeText(forKey: NibKey.text)
        attributedText = ArchivedObject(NibKey.attributedText, in: coder)
        font = ArchivedObject(NibKey.font, in: coder)
        color = ArchivedObject(NibKey.textColor, in: coder)
        highlightedColor = ArchivedObject(NibKey.highlightedColor, in: coder)
        shadowColor = ArchivedObject(NibKey.shadowColor, in: coder)
        shadowOffset = coder.containsValue(forKey: NibKey.shadowOffset) ? coder.decodeCGSize(forKey: NibKey.shadowOffset) : nil
        alignment = coder.decodeEnumeration(NSTextAlignment.self, forKey: NibKey.textAlignment)
        lineBreakMode = coder.decodeEnumeration(NSLineBreakMode.self, forKey: NibKey.lineBreakMode)
        baselineAdjustment = coder.decodeEnumeration(UIBaselineAdjustment.self, forKey: NibKey.baselineAdjustment)
        numberOfLines = coder.containsValue(forKey: NibKey.numberOfLines) ? coder.decodeInteger(forKey: NibKey.numberOfLines) : nil
        adjustsFontSize = coder.decodeFlag(forKey: NibKey.adjustsFontSizeToFit)
        minimumFontSize = coder.decodeNumber(forKey: NibKey.minimumFontSize)
        minimumScaleFactor = coder.decodeNumber(forKey: NibKey.minimumScaleFactor)
        adjustsForCategory = coder.decodeFlag(forKey: NibKey.adjustsFontForContentSizeCategory)
        allowsTightening = coder.decodeFlag(forKey: NibKey.allowsDefaultTighteningForTruncation)
        preferredWidth = coder.decodeNumber(forKey: NibKey.preferredMaxLayoutWidth)
        isEnabled = coder.decodeFlag(forKey: NibKey.enabled)
        isHighlighted = coder.decodeFlag(forKey: NibKey.highlighted)
        super.init(from: coder)
    }

    /// True if no property has consequences for others.
    var isPlain: Bool {
        if case .none = attributedText { minimumFontSize == nil && adjustsForCategory != true } else { false }
    }
}
