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
        configuration = coder.decodeEnumeration(Style.self, forKey: Key.style)?.configuration ?? .plain()
        super.init()
        decodeTexts(from: coder)
        decodeImage(from: coder)
        decodeLook(from: coder)
        decodeBackground(from: coder)
    }

    private func decodeTexts(from coder: NSCoder) {
        configuration.title = coder.decodeText(forKey: Key.title)
        configuration.subtitle = coder.decodeText(forKey: Key.subtitle)
        if let title = coder.decodePresent(forKey: Key.attributedTitle) as? NSAttributedString {
            configuration.attributedTitle = AttributedString(title)
        } else if let title = configuration.title, let font = coder.decodePresent(forKey: Key.titleFont) as? UIFont {
            configuration.attributedTitle = AttributedString(title, attributes: AttributeContainer([.font: font]))
        }
        configuration.titleAlignment =
            coder.decodeEnumeration(UIButton.Configuration.TitleAlignment.self, forKey: Key.titleAlignment) ?? .automatic
        if let padding = coder.decodeNumber(forKey: Key.titlePadding) { configuration.titlePadding = padding }
    }

    private func decodeImage(from coder: NSCoder) {
        configuration.image = coder.decodePresent(forKey: Key.image) as? UIImage
        if coder.containsValue(forKey: Key.imagePlacement) {
            let edges = UInt(truncatingIfNeeded: coder.decodeInteger(forKey: Key.imagePlacement))
            configuration.imagePlacement = NSDirectionalRectEdge.all.intersection(NSDirectionalRectEdge(rawValue: edges))
        }
        if let padding = coder.decodeNumber(forKey: Key.imagePadding) { configuration.imagePadding = padding }
        configuration.showsActivityIndicator = coder.decodeFlag(forKey: Key.showsActivityIndicator) ?? false
        var symbol: UIImage.SymbolConfiguration?
        func add(_ part: UIImage.SymbolConfiguration) { symbol = symbol?.applying(part) ?? part }
        if let size = coder.decodeNumber(forKey: Key.symbolPointSize), size > 0 { add(.init(pointSize: size)) }
        if let weight = coder.decodeEnumeration(UIImage.SymbolWeight.self, forKey: Key.symbolWeight) { add(.init(weight: weight)) }
        if let scale = coder.decodeEnumeration(UIImage.SymbolScale.self, forKey: Key.symbolScale) { add(.init(scale: scale)) }
        configuration.preferredSymbolConfigurationForImage = symbol
    }

    private func decodeLook(from coder: NSCoder) {
        if let size = coder.decodeEnumeration(UIButton.Configuration.Size.self, forKey: Key.buttonSize) { configuration.buttonSize = size }
        if let style = coder.decodeEnumeration(UIButton.Configuration.CornerStyle.self, forKey: Key.cornerStyle) {
            configuration.cornerStyle = style
        }
        if coder.containsValue(forKey: Key.contentInsets) {
            configuration.contentInsets = coder.decodeDirectionalEdgeInsets(forKey: Key.contentInsets)
        }
        configuration.baseForegroundColor = coder.decodePresent(forKey: Key.baseForegroundColor) as? UIColor
        configuration.baseBackgroundColor = coder.decodePresent(forKey: Key.baseBackgroundColor) as? UIColor
    }

    private func decodeBackground(from coder: NSCoder) {
        if let color = coder.decodePresent(forKey: Key.backgroundColor) as? UIColor { configuration.background.backgroundColor = color }
        if let color = coder.decodePresent(forKey: Key.strokeColor) as? UIColor { configuration.background.strokeColor = color }
        if let width = coder.decodeNumber(forKey: Key.strokeWidth) { configuration.background.strokeWidth = width }
        if let outset = coder.decodeNumber(forKey: Key.strokeOutset) { configuration.background.strokeOutset = outset }
        if let radius = coder.decodeNumber(forKey: Key.cornerRadius) { configuration.background.cornerRadius = radius }
        if let image = coder.decodePresent(forKey: Key.backgroundImage) as? UIImage { configuration.background.image = image }
    }

    // MARK: Encoding

    func encode(with coder: NSCoder) {
        coder.encode(Style(configuration.style).rawValue, forKey: Key.style)
        encodeContent(to: coder)
        coder.encode(configuration.buttonSize.rawValue, forKey: Key.buttonSize)
        coder.encode(configuration.cornerStyle.rawValue, forKey: Key.cornerStyle)
        coder.encode(configuration.contentInsets, forKey: Key.contentInsets)
        if let color = configuration.baseForegroundColor { coder.encode(color, forKey: Key.baseForegroundColor) }
        if let color = configuration.baseBackgroundColor { coder.encode(color, forKey: Key.baseBackgroundColor) }
        let background = configuration.background
        if let color = background.backgroundColor { coder.encode(color, forKey: Key.backgroundColor) }
        if let color = background.strokeColor { coder.encode(color, forKey: Key.strokeColor) }
        coder.encode(Double(background.strokeWidth), forKey: Key.strokeWidth)
        coder.encode(Double(background.strokeOutset), forKey: Key.strokeOutset)
        coder.encode(Double(background.cornerRadius), forKey: Key.cornerRadius)
        if let image = background.image { coder.encode(image, forKey: Key.backgroundImage) }
    }

    private func encodeContent(to coder: NSCoder) {
        if let title = configuration.title { coder.encode(title as NSString, forKey: Key.title) }
        if let subtitle = configuration.subtitle { coder.encode(subtitle as NSString, forKey: Key.subtitle) }
        coder.encode(configuration.titleAlignment.rawValue, forKey: Key.titleAlignment)
        coder.encode(Double(configuration.titlePadding), forKey: Key.titlePadding)
        if let image = configuration.image { coder.encode(image, forKey: Key.image) }
        coder.encode(Int(configuration.imagePlacement.rawValue), forKey: Key.imagePlacement)
        coder.encode(Double(configuration.imagePadding), forKey: Key.imagePadding)
        coder.encode(configuration.showsActivityIndicator, forKey: Key.showsActivityIndicator)
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

    private enum Key {
        static let style = "UIStyle"
        static let title = "UITitle"
        static let subtitle = "UISubtitle"
        static let attributedTitle = "UIAttributedTitle"
        static let titleFont = "UITitleFont"
        static let titleAlignment = "UITitleAlignment"
        static let titlePadding = "UITitlePadding"
        static let image = "UIImage"
        static let imagePlacement = "UIImagePlacement"
        static let imagePadding = "UIImagePadding"
        static let showsActivityIndicator = "UIShowsActivityIndicator"
        static let symbolPointSize = "UISymbolPointSize"
        static let symbolScale = "UISymbolScale"
        static let symbolWeight = "UISymbolWeight"
        static let buttonSize = "UIButtonSize"
        static let cornerStyle = "UICornerStyle"
        static let contentInsets = "UIContentInsets"
        static let baseForegroundColor = "UIBaseForegroundColor"
        static let baseBackgroundColor = "UIBaseBackgroundColor"
        static let backgroundColor = "UIBackgroundColor"
        static let strokeColor = "UIStrokeColor"
        static let strokeWidth = "UIStrokeWidth"
        static let strokeOutset = "UIStrokeOutset"
        static let cornerRadius = "UICornerRadius"
        static let backgroundImage = "UIBackgroundImage"
    }
}
