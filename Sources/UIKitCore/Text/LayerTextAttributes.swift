@_spi(ForasteroInternal) public import QuartzCore

// What attributed strings carry, for layers that show text.
@_spi(ForasteroInternal) extension UIFont: LayerTextAttribute {
    @_spi(ForasteroInternal) public var valueForLayerText: Any { textFont }
}

@_spi(ForasteroInternal) extension UIColor: LayerTextAttribute {
    @_spi(ForasteroInternal) public var valueForLayerText: Any { cgColor }
}

@_spi(ForasteroInternal) extension NSParagraphStyle: LayerTextAttribute {
    @_spi(ForasteroInternal) public var valueForLayerText: Any { settings.style }
}
