import CoreGraphics
internal import ImageKernels

extension FilterKind {
    /// Filters of two pictures.
    static let compositions: [String: FilterKind] = {
        let modes: [String: CGBlendMode] = [
            "CISourceOverCompositing": .normal, "CISourceInCompositing": .sourceIn, "CISourceOutCompositing": .sourceOut,
            "CISourceAtopCompositing": .sourceAtop, "CIMultiplyBlendMode": .multiply, "CIMultiplyCompositing": .multiply,
            "CIScreenBlendMode": .screen, "CIOverlayBlendMode": .overlay, "CIDarkenBlendMode": .darken, "CILightenBlendMode": .lighten,
            "CIColorDodgeBlendMode": .colorDodge, "CIColorBurnBlendMode": .colorBurn, "CISoftLightBlendMode": .softLight,
            "CIHardLightBlendMode": .hardLight, "CIDifferenceBlendMode": .difference, "CIExclusionBlendMode": .exclusion,
            "CIHueBlendMode": .hue, "CISaturationBlendMode": .saturation, "CIColorBlendMode": .color, "CILuminosityBlendMode": .luminosity,
            "CIAdditionCompositing": .plusLighter,
        ]
        var kinds = modes.mapValues(blending)
        kinds["CIBlendWithMask"] = masking { $0.luminance() }
        kinds["CIBlendWithAlphaMask"] = masking { $0.alpha() }
        return kinds
    }()

    private static func blending(_ mode: CGBlendMode) -> FilterKind {
        FilterKind(kCICategoryCompositeOperation, [kCIInputBackgroundImageKey: nil]) { inputs in
            guard let image = inputs.image() else { return nil }
            guard let background = inputs.image(kCIInputBackgroundImageKey) else { return image }
            return CIImage(image.recipe.composited(over: background.recipe, mode))
        }
    }

    /// - Parameter coverage: how much of the first picture each pixel of the mask lets through.
    private static func masking(_ coverage: @escaping @Sendable (MaskPixels) -> [UInt8]) -> FilterKind {
        FilterKind(kCICategoryStylize, [kCIInputBackgroundImageKey: nil, kCIInputMaskImageKey: nil]) { inputs in
            guard let image = inputs.image(), let mask = inputs.image(kCIInputMaskImageKey) else { return nil }
            let background = inputs.image(kCIInputBackgroundImageKey) ?? .empty()
            let extent = image.extent.union(background.extent)
            return CIImage(
                ImageRecipe(extent: extent) { tile in
                    guard let other = background.recipe.tile(tile.region), let cover = mask.recipe.tile(tile.region) else { return }
                    tile.draw { image.recipe.draw($0, in: tile.region.rect) }
                    ik_blend_mask(tile.pixels, other.pixels, coverage(MaskPixels(cover)), tile.region.count)
                })
        }
    }
}

/// The pixels of a mask.
struct MaskPixels {
    private let tile: PixelTile

    init(_ tile: PixelTile) { self.tile = tile }

    func alpha() -> [UInt8] { bytes { UInt8($0 >> 24) } }
    func luminance() -> [UInt8] {
        bytes { pixel in
            let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
            return UInt8((red * 54 + green * 183 + blue * 19) >> 8)
        }
    }

    private func bytes(_ value: (UInt32) -> UInt8) -> [UInt8] { (0..<tile.region.count).map { value(tile.pixels[$0]) } }
}
