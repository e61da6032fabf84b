import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The content of a button in one state, as archives and nibs hold it.
final class UIButtonContent: UIObject, NSCoding {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var shadowColor: UIColor?
    var image: UIImage?
    var background: UIImage?

    override init() { super.init() }

    init?(coder: NSCoder) {
        title = coder.decodeText(forKey: Key.title)
        attributedTitle = coder.decodePresent(forKey: Key.attributedTitle) as? NSAttributedString
        titleColor = coder.decodePresent(forKey: Key.titleColor) as? UIColor
        shadowColor = coder.decodePresent(forKey: Key.shadowColor) as? UIColor
        image = coder.decodePresent(forKey: Key.image) as? UIImage
        background = coder.decodePresent(forKey: Key.background) as? UIImage
        super.init()
    }

    func encode(with coder: NSCoder) {
        if let title { coder.encode(title as NSString, forKey: Key.title) }
        if let titleColor { coder.encode(titleColor, forKey: Key.titleColor) }
        if let shadowColor { coder.encode(shadowColor, forKey: Key.shadowColor) }
        if let image { coder.encode(image, forKey: Key.image) }
        if let background { coder.encode(background, forKey: Key.background) }
    }

    private enum Key {
        static let title = "UITitle"
        static let attributedTitle = "UIAttributedTitle"
        static let titleColor = "UITitleColor"
        static let shadowColor = "UIShadowColor"
        static let image = "UIImage"
        static let background = "UIBackgroundImage"
    }
}
