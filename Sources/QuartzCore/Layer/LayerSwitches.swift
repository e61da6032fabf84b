/// The properties of a layer that are either on or off.
struct LayerSwitches: OptionSet {
    let rawValue: UInt16

    static let hidden = LayerSwitches(rawValue: 1 << 0)
    static let masksToBounds = LayerSwitches(rawValue: 1 << 1)
    static let opaque = LayerSwitches(rawValue: 1 << 2)
    static let doubleSided = LayerSwitches(rawValue: 1 << 3)
    static let shouldRasterize = LayerSwitches(rawValue: 1 << 4)
    static let allowsGroupOpacity = LayerSwitches(rawValue: 1 << 5)
    static let needsDisplayOnBoundsChange = LayerSwitches(rawValue: 1 << 6)
    static let drawsAsynchronously = LayerSwitches(rawValue: 1 << 7)
    static let allowsEdgeAntialiasing = LayerSwitches(rawValue: 1 << 8)
    /// The layer's own y axis points the other way than that of its superlayer.
    static let geometryFlipped = LayerSwitches(rawValue: 1 << 9)
    /// The layer's y axis points upwards, after all layers above have been counted. Kept by the tree, see `CALayer+Flipping`.
    static let contentsFlipped = LayerSwitches(rawValue: 1 << 10)

    static let standard: LayerSwitches = [.doubleSided, .allowsGroupOpacity]

    mutating func set(_ member: LayerSwitches, _ isOn: Bool) {
        if isOn { insert(member) } else { remove(member) }
    }
}
