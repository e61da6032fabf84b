/// Red, green and blue as numbers of sRGB, not yet clipped, so that conversions there and back lose nothing.
typealias RGBTriple = SIMD3<Double>

extension ColorEncoding {
    /// The components of a colour of this encoding as sRGB.
    func sRGB(from components: [CGFloat]) -> RGBTriple {
        switch model {
        case .monochrome:
            return adjust(RGBTriple(repeating: components[0]), from: self, to: .sRGB)
        case .cmyk:
            let inks = RGBTriple(components[0], components[1], components[2])
            return (1 - inks) * (1 - components[3])
        default:
            return adjust(RGBTriple(components[0], components[1], components[2]), from: self, to: .sRGB)
        }
    }

    /// The components in this encoding that look like an sRGB colour.
    func components(fromSRGB rgb: RGBTriple) -> [CGFloat] {
        switch model {
        case .monochrome:
            let light = rgb.mapped { Transfer.sRGB.light(of: $0) }
            let brightness = (light * RGBTriple(0.2126, 0.7152, 0.0722)).sum()
            return clipped([transfer.component(of: brightness)])
        case .cmyk:
            let black = 1 - rgb.max()
            guard black < 1 else { return [0, 0, 0, 1] }
            let inks = (1 - rgb - black) / (1 - black)
            return clipped([inks.x, inks.y, inks.z, black])
        default:
            let own = adjust(rgb, from: .sRGB, to: self)
            return clipped([own.x, own.y, own.z])
        }
    }

    private func clipped(_ components: [CGFloat]) -> [CGFloat] {
        isExtended ? components : components.map { min(max($0, 0), 1) }
    }

    private func adjust(_ rgb: RGBTriple, from source: ColorEncoding, to target: ColorEncoding) -> RGBTriple {
        guard source.transfer != target.transfer || source.primaries != target.primaries else { return rgb }
        var light = rgb.mapped { source.transfer.light(of: $0) }
        switch (source.primaries, target.primaries) {
        case (.displayP3, .sRGB): light = PrimariesMatrix.displayP3ToSRGB * light
        case (.sRGB, .displayP3): light = PrimariesMatrix.sRGBToDisplayP3 * light
        default: break
        }
        return light.mapped { target.transfer.component(of: $0) }
    }
}

extension ColorEncoding.Transfer {
    /// Negative components mirror positive ones, as extended spaces define it.
    func light(of component: Double) -> Double {
        let value = abs(component)
        let light =
            switch self {
            case .linear: value
            case .gamma22: pow(value, 2.2)
            // White is white, to the last digit.
            case .sRGB where value == 1: value
            case .sRGB: value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            }
        return component < 0 ? -light : light
    }

    func component(of light: Double) -> Double {
        let value = abs(light)
        let component =
            switch self {
            case .linear: value
            case .gamma22: pow(value, 1 / 2.2)
            case .sRGB where value == 1: value
            case .sRGB: value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
            }
        return light < 0 ? -component : component
    }
}

extension RGBTriple {
    fileprivate func mapped(_ curve: (Double) -> Double) -> RGBTriple {
        RGBTriple(curve(x), curve(y), curve(z))
    }
}

/// Changes linear light from one set of primaries to another of the same white.
private struct PrimariesMatrix {
    var red, green, blue: RGBTriple

    static let displayP3ToSRGB = PrimariesMatrix(
        red: RGBTriple(1.2249401762805598, -0.0420569547096881, -0.0196375545903344),
        green: RGBTriple(-0.2249401762805598, 1.0420569547096881, -0.0786360455506319),
        blue: RGBTriple(0, 0, 1.0982736001409663)
    )

    static let sRGBToDisplayP3 = PrimariesMatrix(
        red: RGBTriple(0.8224619687143623, 0.0331941988509658, 0.0170826307211200),
        green: RGBTriple(0.1775380312856377, 0.9668058011490342, 0.0723974407137166),
        blue: RGBTriple(0, 0, 0.9105199285651634)
    )

    static func * (matrix: PrimariesMatrix, light: RGBTriple) -> RGBTriple {
        matrix.red * light.x + matrix.green * light.y + matrix.blue * light.z
    }
}
