import CoreGraphics
internal import ImageKernels

extension FilterKind {
    /// Filters that know where a pixel lies: around a point, or from the middle.
    static let distortions: [String: FilterKind] = [
        "CITwirlDistortion": distortion(
            0,
            [
                kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: 300.0, kCIInputAngleKey: Double.pi,
            ], amount: kCIInputAngleKey),
        "CIBumpDistortion": distortion(
            1,
            [
                kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: 300.0, kCIInputScaleKey: 0.5,
            ], amount: kCIInputScaleKey),
        "CIVignette": changing(kCICategoryColorEffect, [kCIInputRadiusKey: 1.0, kCIInputIntensityKey: 0.0]) { recipe, inputs in
            let extent = recipe.extent
            let (radius, amount) = (Float(inputs.number(kCIInputRadiusKey)), Float(inputs.number(kCIInputIntensityKey)))
            let corner = Float(hypot(extent.width, extent.height) / 2)
            return ImageRecipe(extent: extent) { tile in
                tile.draw { recipe.draw($0, in: tile.region.rect) }
                let middle = tile.place(CGPoint(x: extent.midX, y: extent.midY))
                ik_vignette(
                    tile.pixels, tile.region.width, tile.region.height, middle.0, middle.1, corner * max(0, 1 - radius * 0.6),
                    corner * 1.1, amount)
            }
        },
    ]

    private static func distortion(_ kind: Int32, _ values: KeyValuePairs<String, Any?>, amount key: String) -> FilterKind {
        changing(kCICategoryDistortionEffect, values) { recipe, inputs in
            let center = inputs.vector(kCIInputCenterKey)?.cgPointValue ?? .zero
            let (radius, amount) = (Float(inputs.number(kCIInputRadiusKey)), Float(inputs.number(key)))
            return ImageRecipe(extent: recipe.extent) { tile in
                guard let region = PixelRegion(recipe.extent.isInfinite ? tile.region.rect : recipe.extent),
                    let source = recipe.tile(region), let target = PixelTile(region)
                else { return }
                let place = source.place(center)
                ik_distort(
                    source.pixels, target.pixels, region.width, region.height, place.0, place.1, radius, amount, kind)
                guard let image = target.image() else { return }
                tile.draw { $0.draw(image, in: region.rect) }
            }
        }
    }
}

extension PixelTile {
    /// A point of the plane, counted from the tile's top left.
    func place(_ point: CGPoint) -> (Float, Float) {
        (Float(point.x - CGFloat(region.x)), Float(CGFloat(region.y + region.height) - point.y))
    }
}
