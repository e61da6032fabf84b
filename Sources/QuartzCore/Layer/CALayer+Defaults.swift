extension CALayer {
    /// Read from a layer that nobody has changed, so that defaults are written once.
    static func standardValue(forKey key: String) -> Any? {
        let layer = CALayer()
        switch key {
        case "bounds": return layer.bounds
        case "position": return layer.position
        case "anchorPoint": return layer.anchorPoint
        case "zPosition": return layer.zPosition
        case "transform": return layer.transform
        case "sublayerTransform": return layer.sublayerTransform
        case "opacity": return layer.opacity
        case "hidden": return layer.isHidden
        case "doubleSided": return layer.isDoubleSided
        case "masksToBounds": return layer.masksToBounds
        case "opaque": return layer.isOpaque
        case "cornerRadius": return layer.cornerRadius
        case "borderWidth": return layer.borderWidth
        case "borderColor": return layer.borderColor
        case "shadowColor": return layer.shadowColor
        case "shadowOpacity": return layer.shadowOpacity
        case "shadowOffset": return layer.shadowOffset
        case "shadowRadius": return layer.shadowRadius
        case "contentsRect": return layer.contentsRect
        case "contentsCenter": return layer.contentsCenter
        case "contentsScale": return layer.contentsScale
        case "contentsGravity": return layer.contentsGravity
        default: return nil
        }
    }
}
