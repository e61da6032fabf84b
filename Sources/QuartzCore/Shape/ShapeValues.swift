/// The properties of a ``CAShapeLayer``.
struct ShapeValues: KindValues, Equatable {
    var path: CGPath?
    var fillColor: CGColor? = .black
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [NSNumber]?

    func animatableValue(forKey key: String) -> AnimatableValue? {
        switch key {
        case "path": .path(path ?? CGMutablePath())
        case "fillColor": .color(ColorComponents(fillColor))
        case "strokeColor": .color(ColorComponents(strokeColor))
        case "strokeStart": .number(strokeStart)
        case "strokeEnd": .number(strokeEnd)
        case "lineWidth": .number(lineWidth)
        case "miterLimit": .number(miterLimit)
        case "lineDashPhase": .number(lineDashPhase)
        default: nil
        }
    }

    mutating func setAnimatableValue(_ value: AnimatableValue, forKey key: String) {
        switch (key, value) {
        case ("path", .path(let value)): path = value
        case ("fillColor", .color(let color)): fillColor = color.cgColor
        case ("strokeColor", .color(let color)): strokeColor = color.cgColor
        case ("strokeStart", .number(let number)): strokeStart = number
        case ("strokeEnd", .number(let number)): strokeEnd = number
        case ("lineWidth", .number(let number)): lineWidth = number
        case ("miterLimit", .number(let number)): miterLimit = number
        case ("lineDashPhase", .number(let number)): lineDashPhase = number
        default: break
        }
    }

    // apple: https://developer.apple.com/documentation/quartzcore/cashapelayer/path
    func animatesImplicitly(_ key: String) -> Bool { key != "path" && animatableValue(forKey: key) != nil }

    func makeDrawing(for values: LayerValues) -> (any LayerDrawing)? { ShapeDrawing(self) }
}
