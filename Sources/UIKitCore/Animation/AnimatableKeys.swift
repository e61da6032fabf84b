@_spi(ForasteroInternal) internal import QuartzCore

/// Which properties of a view's layer are animated by the blocks of views. Others change at once, inside a block as well.
@MainActor
package enum AnimatableKeys {
    private static let switches: Set<String> = [
        "contents", "contentsScale", "doubleSided", "hidden", "masksToBounds", "opaque", "zPosition",
    ]

    static func contains(_ key: String, of layer: CALayer) -> Bool {
        !switches.contains(key) && layer.valueForAnimation(atKeyPath: key) != nil
    }

    /// The value of a property, in a form that ``set(_:forKey:of:)`` and animations take.
    package static func value(forKey key: String, of layer: CALayer) -> Any? { layer.valueForAnimation(atKeyPath: key) }

    /// Gives a property the value of another moment, with all that follows for the view.
    package static func set(_ value: Any, forKey key: String, of view: UIView) {
        let layer = CALayer()
        // The value passes through a layer to get the property's own type.
        layer.setValue(value, forKey: key)
        switch key {
        case "position": view.center = layer.position
        case "bounds": view.bounds = layer.bounds
        case "transform": view.transform3D = layer.transform
        case "anchorPoint": view.anchorPoint = layer.anchorPoint
        case "opacity": view.alpha = CGFloat(layer.opacity)
        case "backgroundColor": view.backgroundColor = layer.backgroundColor.map { UIColor(cgColor: $0) }
        default: view.backingLayer.setValue(value, forKey: key)
        }
    }
}
