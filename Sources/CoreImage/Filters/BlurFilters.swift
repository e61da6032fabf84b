import CoreGraphics
import Foundation
internal import ImageKernels

extension FilterKind {
    /// Filters by which pixels mix with their neighbours.
    static let blurs: [String: FilterKind] = [
        "CIGaussianBlur": changing(kCICategoryBlur, [kCIInputRadiusKey: 10.0]) { recipe, inputs in
            recipe.blurred(deviation: inputs.number(kCIInputRadiusKey))
        },
        "CIBoxBlur": changing(kCICategoryBlur, [kCIInputRadiusKey: 10.0]) { recipe, inputs in
            recipe.boxBlurred(reach: Int(min(1000, max(0, inputs.number(kCIInputRadiusKey)))), passes: 1)
        },
        "CIUnsharpMask": changing(kCICategorySharpen, [kCIInputRadiusKey: 2.5, kCIInputIntensityKey: 0.5]) { recipe, inputs in
            let soft = recipe.clamped().blurred(deviation: inputs.number(kCIInputRadiusKey))
            let amount = Float(inputs.number(kCIInputIntensityKey))
            return ImageRecipe(extent: recipe.extent) { tile in
                guard let blurred = soft.tile(tile.region) else { return }
                tile.draw { recipe.draw($0, in: tile.region.rect) }
                ik_unsharp(tile.pixels, blurred.pixels, tile.region.count, amount)
            }
        },
        "CIPixellate": changing(
            kCICategoryStylize, [kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputScaleKey: 8.0]
        ) { recipe, inputs in
            recipe.pixellated(side: Int(min(10000, max(1, inputs.number(kCIInputScaleKey)))), inputs.vector(kCIInputCenterKey))
        },
    ]
}

extension ImageRecipe {
    /// Blurred as by a Gaussian: three means of boxes come near enough. The extent grows by three deviations (MO-164), of which 300 is the
    /// most: a number by mistake must not take all memory.
    func blurred(deviation: Double) -> ImageRecipe {
        let deviation = min(300, max(0, deviation))
        guard deviation > 0 else { return self }
        // Three boxes of this reach have the variance of the Gaussian.
        let reach = Int(((sqrt(4 * deviation * deviation + 1) - 1) / 2).rounded())
        return boxBlurred(reach: reach, passes: 3, growing: (3 * deviation).rounded(.up))
    }

    func boxBlurred(reach: Int, passes: Int, growing growth: Double? = nil) -> ImageRecipe {
        guard reach > 0 else { return self }
        let margin = CGFloat(reach * passes)
        let growth = CGFloat(growth ?? Double(margin))
        return ImageRecipe(extent: extent.isInfinite ? extent : extent.insetBy(dx: -growth, dy: -growth)) { tile in
            guard let region = PixelRegion(tile.region.rect.insetBy(dx: -margin, dy: -margin)), let source = self.tile(region),
                let scratch = PixelTile(region)
            else { return }
            ik_box_blur(source.pixels, scratch.pixels, region.width, region.height, reach, Int32(passes))
            guard let image = source.image() else { return }
            tile.draw { $0.draw(image, in: region.rect) }
        }
    }

    func pixellated(side: Int, _ center: CIVector?) -> ImageRecipe {
        let (x, y) = (Int(min(1e6, max(-1e6, center?.x ?? 0))), Int(min(1e6, max(-1e6, center?.y ?? 0))))
        let grown = extent.isInfinite ? extent : extent.insetBy(dx: CGFloat(-side), dy: CGFloat(-side)).intersection(extent)
        return ImageRecipe(extent: grown) { tile in
            // Squares that begin outside are whole, too.
            guard let region = PixelRegion(tile.region.rect.insetBy(dx: CGFloat(-side), dy: CGFloat(-side))), let source = self.tile(region)
            else { return }
            func start(_ offset: Int) -> Int { -(((offset % side) + side) % side) }
            ik_pixellate(
                source.pixels, region.width, region.height, start(region.x - x), start(y - region.y - region.height), side)
            guard let image = source.image() else { return }
            tile.draw { context in
                context.clip(to: grown)
                context.draw(image, in: region.rect)
            }
        }
    }
}
