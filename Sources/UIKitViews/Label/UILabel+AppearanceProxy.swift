@_spi(ForasteroInternal) internal import UIKitCore

extension UILabel {
    static let labelAppearanceProperties: [AppearanceProperty] = [
        AppearanceProperty("font", \UILabel.font),
        AppearanceProperty("textColor", \UILabel.textColor),
        AppearanceProperty("highlightedTextColor", \UILabel.highlightedTextColor),
        AppearanceProperty("shadowColor", \UILabel.shadowColor),
        AppearanceProperty("shadowOffset", \UILabel.shadowOffset),
    ]
}
