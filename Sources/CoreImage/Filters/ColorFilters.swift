internal import ImageKernels

extension FilterKind {
    /// Filters that change each pixel by itself.
    static let colors: [String: FilterKind] = [
        "CIColorControls": changing(
            kCICategoryColorAdjustment, [kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0]
        ) { recipe, inputs in
            let saturation = ColorMatrix.saturation(inputs.number(kCIInputSaturationKey))
            let (brightness, contrast) = (inputs.number(kCIInputBrightnessKey), inputs.number(kCIInputContrastKey))
            return saturation.followed(by: .scale(contrast, adding: brightness + 0.5 * (1 - contrast))).apply(to: recipe, light: false)
        },
        "CIColorMatrix": changing(
            kCICategoryColorAdjustment,
            [
                "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0), "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
                "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
                "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
            ]
        ) { recipe, inputs in
            let bias = inputs.vector("inputBiasVector")
            let rows = ["R", "G", "B", "A"].enumerated().map { place, name in
                let row = inputs.vector("input\(name)Vector")
                return (0..<4).map { Double(row?.value(at: $0) ?? 0) } + [Double(bias?.value(at: place) ?? 0)]
            }
            return ColorMatrix(rows: rows).apply(to: recipe, light: true)
        },
        "CIColorInvert": changing(kCICategoryColorEffect) { recipe, _ in
            ColorMatrix.scale(-1, adding: 1).apply(to: recipe, light: false)
        },
        "CIColorMonochrome": changing(
            kCICategoryColorEffect, [kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1.0]
        ) { recipe, inputs in
            let color = inputs.color(kCIInputColorKey) ?? .white
            let tinted = ColorMatrix.saturation(0).followed(by: .multiplied(color))
            return ColorMatrix.identity.mixed(with: tinted, inputs.number(kCIInputIntensityKey)).apply(to: recipe, light: false)
        },
        "CIExposureAdjust": changing(kCICategoryColorAdjustment, [kCIInputEVKey: 0.0]) { recipe, inputs in
            ColorMatrix.scale(exp2(min(20, max(-20, inputs.number(kCIInputEVKey)))), adding: 0).apply(to: recipe, light: true)
        },
        "CIGammaAdjust": changing(kCICategoryColorAdjustment, ["inputPower": 1.0]) { recipe, inputs in
            let power = inputs.number("inputPower")
            let table = (0..<256).map { UInt8(255 * min(1, max(0, pow(Double($0) / 255, power)))) }
            return recipe.changingPixels { pixels, count in ik_color_table(pixels, count, table) }
        },
        "CISepiaTone": changing(kCICategoryColorEffect, [kCIInputIntensityKey: 1.0]) { recipe, inputs in
            ColorMatrix.identity.mixed(with: .sepia, inputs.number(kCIInputIntensityKey)).apply(to: recipe, light: false)
        },
        "CIPhotoEffectMono": changing(kCICategoryColorEffect) { recipe, _ in ColorMatrix.saturation(0).apply(to: recipe, light: false) },
        "CIPhotoEffectNoir": changing(kCICategoryColorEffect) { recipe, _ in
            ColorMatrix.saturation(0).followed(by: .scale(1.35, adding: -0.175)).apply(to: recipe, light: false)
        },
        "CIMaskToAlpha": changing(kCICategoryColorEffect) { recipe, _ in
            ColorMatrix(rows: [[0, 0, 0, 0, 1], [0, 0, 0, 0, 1], [0, 0, 0, 0, 1], ColorMatrix.brightness + [0, 0]])
                .apply(to: recipe, light: false)
        },
    ]
}
