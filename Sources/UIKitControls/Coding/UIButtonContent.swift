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
        title = coder.decodeText(forKey: NibKey.title)
        attributedTitle = coder.decodePresent(forKey: NibKey.attributedTitle) as? NSAttributedString
        titleColor = coder.decodePresent(forKey: NibKey.titleColor) as? UIColor
        shadowColor = coder.decodePresent(forKey: NibKey.shadowColor) as? UIColor
        image = coder.decodePresent(forKey: NibKey.image) as? UIImage
        background = coder.decodePresent(forKey: NibKey.backgroundImage) as? UIImage
        super.init()
    }

    func encode(with coder: NSCoder) {
        if let title { coder.encode(title as NSString, forKey: NibKey.title) }
        if let titleColor { coder.encode(titleColor, forKey: NibKey.titleColor) }
        if let shadowColor { coder.encode(shadowColor, forKey: NibKey.shadowColor) }
        if let image { coder.encode(image, forKey: NibKey.image) }
        if let background { coder.encode(background, forKey: NibKey.backgroundImage) }
    }
}
