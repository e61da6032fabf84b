import CoreGraphics

extension FilterKind {
    /// Filters that move pictures, and cut them.
    static let geometry: [String: FilterKind] = [
        "CICrop": changing(kCICategoryGeometryAdjustment, ["inputRectangle": CIVector(x: -1e9, y: -1e9, z: 2e9, w: 2e9)]) {
            recipe, inputs in
            recipe.cropped(to: inputs.rect("inputRectangle") ?? .infinite)
        },
        "CIAffineTransform": FilterKind(kCICategoryGeometryAdjustment, [kCIInputTransformKey: CGAffineTransform.identity]) { inputs in
            inputs.image().map { $0.transformed(by: inputs.transform(kCIInputTransformKey) ?? .identity) }
        },
        "CIAffineClamp": FilterKind(kCICategoryGeometryAdjustment, [kCIInputTransformKey: CGAffineTransform.identity]) { inputs in
            inputs.image().map { $0.transformed(by: inputs.transform(kCIInputTransformKey) ?? .identity).clampedToExtent() }
        },
        "CILanczosScaleTransform": FilterKind(
            kCICategoryGeometryAdjustment, [kCIInputScaleKey: 1.0, kCIInputAspectRatioKey: 1.0]
        ) { inputs in
            let scale = inputs.number(kCIInputScaleKey)
            guard scale > 0 else { return inputs.image() }
            return inputs.image()?.transformed(by: CGAffineTransform(scaleX: scale * inputs.number(kCIInputAspectRatioKey), y: scale))
        },
    ]
}
