import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The configuration of a button, as archives and nibs hold it.
///
/// Transformers and custom views are functions of the app and no archive has them.
@MainActor
final class UIButtonConfigurationContent: UIObject, @preconcurrency NSCoding {
    private(set) var configuration: UIButton.Configuration

    init(_ configuration: UIButton.Configuration) {
        self.configuration = configuration
        super.init()
    }

    init?(coder: NSCoder) {
        configuration = coder.decodeEnumeration(Style.self, forKey: NibKey.style)?.configuration ?? .plain()
        super.init()
        decodeTexts(from: coder)
        decodeImage(from: coder)
        decodeLook(from: coder)
        decodeBackground(from: coder)
    }

    private func decodeTexts(from coder: NSCoder) {
        configuration.title = coder.decodeText(forKey: NibKey.title)
        configuration.subtitle = coder.decodeText(forKey: NibKey.subtitle)
        if let title = coder.decodePresent(forKey: NibKey.attributedTitle) as? NSAttributedString {
            configuration.attributedTitle = AttributedString(title)
        } else if let title = configuration.title, let font = coder.decodePresent(forKey: NibKey.titleFont) as? UIFont {
            configuration.attributedTitle = AttributedString(title, attributes: AttributeContainer([.font: font]))
        }
        configuration.titleAlignment =
            coder.decodeEnumeration(UIButton.Configuration.TitleAlignment.self, forKey: NibKey.titleAlignment) ?? .automatic
        if let padding = coder.decodeNumber(forKey: NibKey.titlePadding) { configuration.titlePadding = padding }
    }

    private func decodeImage(from coder: NSCoder) {
        configuration.image = coder.decodePresent(forKey: NibKey.image) as? UIImage
        if coder.containsValue(forKey: NibKey.imagePlacement) {
            let edges = UInt(truncatingIfNeeded: coder.decodeInteger(forKey: NibKey.imagePlacement))
            configuration.imagePlacement = NSDirectionalRectEdge.all.intersection(NSDirectionalRectEdge(rawValue: edges))
        }
        if let padding = coder.decodeNumber(forKey: NibKey.imagePadding) { configuration.imagePadding = padding }
        configuration.showsActivityIndicator = coder.decodeFlag(forKey: NibKey.showsActivityIndicator) ?? false
        var symbol: UIImage.SymbolConfiguration?
        func add(_ part: UIImage.SymbolConfiguration) { symbol = symbol?.applying(part) ?? part }
        if let size = coder.decodeNumber(forKey: NibKey.symbolPointSize), size > 0 { add(.init(pointSize: size)) }
        if let weight = coder.decodeEnumeration(UIImage.SymbolWeight.self, forKey: NibKey.symbolWeight) { add(.init(weight: weight)) }
        if let scale = coder.decodeEnumeration(UIImage.SymbolScale.self, forKey: NibKey.symbolScale) { add(.init(scale: scale)) }
        configuration.preferredSymbolConfigurationForImage = symbol
    }

    private func decodeLook(from coder: NSCoder) {
        if let size = coder.decodeEnumeration(UIButton.Configuration.Size.self, forKey: NibKey.buttonSize) {
            configuration.buttonSize = size
        }
        if let style = coder.decodeEnumeration(UIButton.Configuration.CornerStyle.self, forKey: NibKey.cornerStyle) {
            configuration.cornerStyle = style
        }
        if coder.containsValue(forKey: NibKey.contentInsets) {
            configuration.contentInsets = coder.decodeDirectionalEdgeInsets(forKey: NibKey.contentInsets)
        }
        configuration.baseForegroundColor = coder.decodePresent(forKey: NibKey.baseForegroundColor) as? UIColor
        configuration.baseBackgroundColor = coder.decodePresent(forKey: NibKey.baseBackgroundColor) as? UIColor
    }

    private func decodeBackground(from coder: NSCoder) {
        if let color = coder.decodePresent(forKey: NibKey.backgroundColor) as? UIColor { configuration.background.backgroundColor = color }
        if let color = coder.decodePresent(forKey: NibKey.strokeColor) as? UIColor { configuration.background.strokeColor = color }
        if let width = coder.decodeNumber(forKey: NibKey.strokeWidth) { configuration.background.strokeWidth = width }
        if let outset = coder.decodeNumber(forKey: NibKey.strokeOutset) { configuration.background.strokeOutset = outset }
        if let radius = coder.decodeNumber(forKey: NibKey.cornerRadius) { configuration.background.cornerRadius = radius }
        if let image = coder.decodePresent(forKey: NibKey.backgroundImage) as? UIImage { configuration.background.image = image }
    }

    // MARK: Encoding

    func encode(with coder: NSCoder) {
        coder.encode(Style(configuration.style).rawValue, forKey: NibKey.style)
        encodeContent(to: coder)
        coder.encode(configuration.buttonSize.rawValue, forKey: NibKey.buttonSize)
        coder.encode(configuration.cornerStyle.rawValue, forKey: NibKey.cornerStyle)
        coder.encode(configuration.contentInsets, forKey: NibKey.contentInsets)
        if let color = configuration.baseForegroundColor { coder.encode(color, forKey: NibKey.baseForegroundColor) }
        if let color = configuration.baseBackgroundColor { coder.encode(color, forKey: NibKey.baseBackgroundColor) }
        let background = configuration.background
        if let color = background.backgroundColor { coder.encode(color, forKey: NibKey.backgroundColor) }
        if let color = background.strokeColor { coder.encode(color, forKey: NibKey.strokeColor) }
        coder.encode(Double(background.strokeWidth), forKey: NibKey.strokeWidth)
        coder.encode(Double(background.strokeOutset), forKey: NibKey.strokeOutset)
        coder.encode(Double(background.cornerRadius), forKey: NibKey.cornerRadius)
        if let image = background.image { coder.encode(image, forKey: NibKey.backgroundImage) }
    }

    private func encodeContent(to coder: NSCoder) {
        if let title = configuration.title { coder.encode(title as NSString, forKey: NibKey.title) }
        if let subtitle = configuration.subtitle { coder.encode(subtitle as NSString, forKey: NibKey.subtitle) }
        coder.encode(configuration.titleAlignment.rawValue, forKey: NibKey.titleAlignment)
        coder.encode(Double(configuration.titlePadding), forKey: NibKey.titlePadding)
        if let image = configuration.image { coder.encode(image, forKey: NibKey.image) }
        coder.encode(Int(configuration.imagePlacement.rawValue), forKey: NibKey.imagePlacement)
        coder.encode(Double(configuration.imagePadding), forKey: NibKey.imagePadding)
        coder.encode(configuration.showsActivityIndicator, forKey: NibKey.showsActivityIndicator)
    }

    private enum Style: Int {
        case plain = 0
        case gray = 1
        case tinted = 2
        case filled = 3

        init(_ style: ConfigurationStyle) {
            self =
                switch style {
                case .plain: .plain
                case .gray: .gray
                case .tinted: .tinted
                case .filled: .filled
                }
        }

        @MainActor var configuration: UIButton.Configuration {
            switch self {
            case .plain: .plain()
            case .gray: .gray()
            case .tinted: .tinted()
            case .filled: .filled()
            }
        }
    }
}
