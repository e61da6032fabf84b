import CoreGraphics
internal import ImageKernels

extension FilterKind {
    /// Filters that need no picture.
    static let generators: [String: FilterKind] = [
        "CIQRCodeGenerator": FilterKind(
            kCICategoryGenerator, takesImage: false, ["inputMessage": nil, "inputCorrectionLevel": "M"]
        ) { inputs in
            guard let message = inputs.data("inputMessage") else { return nil }
            return QRCode(message, correctionLevel: inputs.text("inputCorrectionLevel") ?? "M")?.image
        },
        "CIConstantColorGenerator": FilterKind(kCICategoryGenerator, takesImage: false, [kCIInputColorKey: CIColor.red]) { inputs in
            inputs.color(kCIInputColorKey).map(CIImage.init(color:))
        },
        "CIRadialGradient": FilterKind(
            kCICategoryGradient, takesImage: false,
            [
                kCIInputCenterKey: CIVector(x: 150, y: 150), "inputRadius0": 5.0, "inputRadius1": 100.0, "inputColor0": CIColor.white,
                "inputColor1": CIColor.black,
            ]
        ) { inputs in
            let center = inputs.vector(kCIInputCenterKey)?.cgPointValue ?? .zero
            let radii = (Float(inputs.number("inputRadius0")), Float(inputs.number("inputRadius1")))
            return gradient(inputs) { tile, colors in
                let place = tile.place(center)
                ik_gradient(tile.pixels, tile.region.width, tile.region.height, 1, place.0, place.1, radii.0, radii.1, colors)
            }
        },
        // The wheel is painted without noise, and its edge is as soft as that of any shape.
        "CIHueSaturationValueGradient": FilterKind(
            kCICategoryGradient, takesImage: false,
            ["inputValue": 1.0, kCIInputRadiusKey: 300.0, "inputSoftness": 1.0, "inputDither": 1.0, "inputColorSpace": nil]
        ) { inputs in
            let radius = inputs.number(kCIInputRadiusKey)
            guard radius > 0, radius < 100_000 else { return nil }
            let value = Float(min(max(inputs.number("inputValue"), 0), 1))
            let center = CGPoint(x: radius, y: radius)
            return CIImage(
                ImageRecipe(extent: CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)) { tile in
                    let place = tile.place(center)
                    ik_hues(tile.pixels, tile.region.width, tile.region.height, place.0, place.1, Float(radius), value)
                })
        },
        "CILinearGradient": FilterKind(
            kCICategoryGradient, takesImage: false,
            [
                "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 200, y: 200), "inputColor0": CIColor.white,
                "inputColor1": CIColor.black,
            ]
        ) { inputs in
            let points = ["inputPoint0", "inputPoint1"].map { inputs.vector($0)?.cgPointValue ?? .zero }
            return gradient(inputs) { tile, colors in
                let (start, end) = (tile.place(points[0]), tile.place(points[1]))
                ik_gradient(tile.pixels, tile.region.width, tile.region.height, 0, start.0, start.1, end.0, end.1, colors)
            }
        },
    ]

    private static func gradient(
        _ inputs: FilterInputs, paint: @escaping @Sendable (PixelTile, UnsafePointer<Float>) -> Void
    ) -> CIImage {
        let numbers = ["inputColor0", "inputColor1"].flatMap { key -> [Float] in
            let color = inputs.color(key) ?? .clear
            return [color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha].map(Float.init)
        }
        return CIImage(ImageRecipe(extent: .infinite) { tile in paint(tile, numbers) })
    }
}
