/// The properties of a ``CAGradientLayer``.
struct GradientValues: KindValues, Equatable {
    var colors: [CGColor]?
    var locations: [NSNumber]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial

    func animatableValue(forKey key: String) -> AnimatableValue? {
        switch key {
        case "colors": .list((colors ?? []).map { .color(ColorComponents($0)) })
        case "locations": .list(stops.map { .number($0) })
        case "startPoint": .point(startPoint)
        case "endPoint": .point(endPoint)
        default: nil
        }
    }

    mutating func setAnimatableValue(_ value: AnimatableValue, forKey key: String) {
        switch (key, value) {
        case ("colors", .list(let list)):
            colors = list.compactMap { if case .color(let color) = $0 { color.cgColor } else { nil } }
        case ("locations", .list(let list)):
            locations = list.compactMap { if case .number(let number) = $0 { NSNumber(value: number) } else { nil } }
        case ("startPoint", .point(let point)): startPoint = point
        case ("endPoint", .point(let point)): endPoint = point
        default: break
        }
    }

    /// Where each colour stands.
    var stops: [CGFloat] {
        let count = colors?.count ?? 0
        if let locations, locations.count == count { return locations.map { CGFloat($0.doubleValue) } }
        return (0..<count).map { count > 1 ? CGFloat($0) / CGFloat(count - 1) : 0 }
    }

    func makeDrawing(for values: LayerValues) -> (any LayerDrawing)? { GradientDrawing(self, values) }
}
