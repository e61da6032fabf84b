/// The properties of a ``CAReplicatorLayer``.
struct ReplicatorValues: KindValues, Equatable {
    var count = 1
    var delay: CFTimeInterval = 0
    var transform = CATransform3DIdentity
    var color: CGColor? = .white
    var redOffset: Float = 0
    var greenOffset: Float = 0
    var blueOffset: Float = 0
    var alphaOffset: Float = 0

    /// More than this would not be seen, and take all memory.
    private static let countLimit = 10_000

    var shownCount: Int { min(max(count, 0), Self.countLimit) }

    /// True if the sublayers themselves are the first instance. Otherwise all are copies.
    var showsOriginals: Bool { shownCount > 0 && tint(of: 0) == nil }

    /// The colour by which an instance is multiplied; nil for white.
    func tint(of index: Int) -> ColorComponents? {
        let steps = CGFloat(index)
        let base = ColorComponents(color ?? .white)
        let alpha = base.alpha
        func channel(_ value: Double, _ offset: Float) -> CGFloat {
            min(max(CGFloat(alpha > 0 ? value / alpha : 0) + CGFloat(offset) * steps, 0), 1)
        }
        let tint = CGColor(
            red: channel(base.red, redOffset), green: channel(base.green, greenOffset), blue: channel(base.blue, blueOffset),
            alpha: min(max(CGFloat(alpha) + CGFloat(alphaOffset) * steps, 0), 1))
        let components = ColorComponents(tint)
        return components == ColorComponents(.white) ? nil : components
    }

    /// Where an instance lies: the transform so many times over, about the anchor point of the replicator.
    func placement(of index: Int, in values: LayerValues) -> PlaneTransform {
        var power = CATransform3DIdentity
        for _ in 0..<index { power = CATransform3DConcat(power, transform) }
        let anchor = values.anchorLocation
        let there = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
        let back = CATransform3DMakeTranslation(anchor.x, anchor.y, 0)
        return PlaneTransform(CATransform3DConcat(CATransform3DConcat(there, power), back))
    }

    func animatableValue(forKey key: String) -> AnimatableValue? {
        switch key {
        case "instanceCount": .number(Double(count))
        case "instanceDelay": .number(delay)
        case "instanceTransform": .transform(transform)
        case "instanceColor": .color(ColorComponents(color))
        case "instanceRedOffset": .number(Double(redOffset))
        case "instanceGreenOffset": .number(Double(greenOffset))
        case "instanceBlueOffset": .number(Double(blueOffset))
        case "instanceAlphaOffset": .number(Double(alphaOffset))
        default: nil
        }
    }

    mutating func setAnimatableValue(_ value: AnimatableValue, forKey key: String) {
        switch (key, value) {
        case ("instanceCount", .number(let number)): count = Int(min(max(number.isNaN ? 0 : number, 0), Double(Self.countLimit)))
        case ("instanceDelay", .number(let number)): delay = number
        case ("instanceTransform", .transform(let t)): transform = t
        case ("instanceColor", .color(let components)): color = components.cgColor
        case ("instanceRedOffset", .number(let number)): redOffset = Float(number)
        case ("instanceGreenOffset", .number(let number)): greenOffset = Float(number)
        case ("instanceBlueOffset", .number(let number)): blueOffset = Float(number)
        case ("instanceAlphaOffset", .number(let number)): alphaOffset = Float(number)
        default: break
        }
    }
}

extension CALayer {
    /// False for a replicator that shows nothing but copies.
    final var showsOriginalSublayers: Bool {
        guard flags.contains(.isReplicator), let values = shownValues.rare.kind as? ReplicatorValues else { return true }
        return values.showsOriginals
    }
}
