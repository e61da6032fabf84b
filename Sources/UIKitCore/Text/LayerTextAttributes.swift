@_spi(ForasteroInternal) public import QuartzCore

// What attributed strings carry, for layers that show text.
extension UIFont: LayerTextAttribute {
    @_spi(ForasteroInternal) public var valueForLayerText: Any { textFont }
}

extension UIColor: LayerTextAttribute {
    @_spi(ForasteroInternal) public var valueForLayerText: Any { cgColor }
}

extension NSParagraphStyle: LayerTextAttribute {
    @_spi(ForasteroInternal) public var valueForLayerText: Any { style }
}
