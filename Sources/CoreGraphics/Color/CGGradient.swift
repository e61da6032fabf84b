/// Colours at locations between 0 and 1, and everything in between.
// apple: https://developer.apple.com/documentation/coregraphics/cggradient
public final class CGGradient: Sendable {
    /// In the order of their locations; never empty.
    let stops: [GradientStop]

    /// A gradient through the given colours.
    ///
    /// - Parameters:
    ///   - space: Colours are mixed in sRGB, whatever is given.
    ///   - colors: `CGColor` values; a gradient without any, or with anything else among them, fails.
    ///   - locations: As many locations as there are colours, between 0 and 1; nil spreads them evenly.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        self.init(colors.compactMap { ($0 as? CGColor)?.paint }, locations)
    }

    /// The same without a list of objects in between.
    @_spi(ForasteroInternal)
    public convenience init?(colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
        self.init(colors.map(\.paint), locations)
    }

    /// A gradient through `count` colours whose numbers, alpha last, stand one after the other.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0, space.numberOfComponents > 0 else { return nil }
        let stride = space.numberOfComponents + 1
        let colors = (0..<count).map { index in
            CGColor(space: space, values: Array(UnsafeBufferPointer(start: components + index * stride, count: stride))).paint
        }
        self.init(colors, locations)
    }

    /// Locations outside 0…1 move to the nearest end; locations out of order are sorted, keeping the order of equal ones.
    private init?(_ colors: [PaintColor], _ locations: UnsafePointer<CGFloat>?) {
        guard !colors.isEmpty else { return nil }
        let step = colors.count > 1 ? 1 / CGFloat(colors.count - 1) : 0
        let stops = colors.enumerated().map { index, color in
            let location = locations?[index] ?? CGFloat(index) * step
            return GradientStop(location: location > 0 ? min(location, 1) : 0, color: color)
        }
        self.stops = stops.enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
    }
}

extension CGGradient: Hashable {
    public static func == (first: CGGradient, second: CGGradient) -> Bool { first === second }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
