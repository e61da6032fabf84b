@_spi(ForasteroInternal) public import CoreGraphics

// The values of attributes in attributed strings, for layers that show text and for lines of text.
@_spi(ForasteroInternal) extension UIColor: TextAttributeValue {
    @_spi(ForasteroInternal) public var textAttributeValue: Any { cgColor }
}

@_spi(ForasteroInternal) extension NSParagraphStyle: TextAttributeValue {
    @_spi(ForasteroInternal) public var textAttributeValue: Any { settings.style }
}
