/// Between the weights of UIKit, from -1 to 1, and those of font files, from 1 to 1000.
enum FontWeightScale {
    private static let stops: [(weight: CGFloat, fontconfig: CGFloat, name: String)] = [
        (-1, 1, "Thin"), (-0.8, 100, "Thin"), (-0.6, 200, "ExtraLight"), (-0.4, 300, "Light"), (0, 400, "Regular"),
        (0.23, 500, "Medium"), (0.3, 600, "SemiBold"), (0.4, 700, "Bold"), (0.56, 800, "ExtraBold"), (0.62, 900, "Black"),
        (1, 1000, "Black"),
    ]

    /// In between the named weights, in proportion.
    static func fontconfigWeight(_ weight: CGFloat) -> Int {
        let weight = min(max(weight, -1), 1)
        guard let upper = stops.firstIndex(where: { $0.weight >= weight }), upper > 0 else { return 1 }
        let (below, above) = (stops[upper - 1], stops[upper])
        let part = (weight - below.weight) / (above.weight - below.weight)
        return Int((below.fontconfig + part * (above.fontconfig - below.fontconfig)).rounded())
    }

    /// The other way round; exact for the named weights.
    static func weight(fontconfig: Int) -> CGFloat {
        let value = CGFloat(fontconfig)
        guard let upper = stops.firstIndex(where: { $0.fontconfig >= value }), upper > 0 else { return fontconfig > 1 ? 1 : -1 }
        let (below, above) = (stops[upper - 1], stops[upper])
        guard value < above.fontconfig else { return above.weight }
        return below.weight + (value - below.fontconfig) / (above.fontconfig - below.fontconfig) * (above.weight - below.weight)
    }

    static func styleName(_ fontconfigWeight: Int) -> String {
        stops.min { abs($0.fontconfig - CGFloat(fontconfigWeight)) < abs($1.fontconfig - CGFloat(fontconfigWeight)) }?.name ?? "Regular"
    }
}
