import UIKitCore

/// Pictures under a shade, as custom buttons show them while a finger is on them; each is made once.
@MainActor
struct ImageShades {
    private var made: [ObjectIdentifier: (original: UIImage, shaded: UIImage)] = [:]

    nonisolated init() {}

    mutating func shaded(_ image: UIImage, by color: UIColor) -> UIImage {
        let id = ObjectIdentifier(image)
        if let known = made[id] { return known.shaded }
        // Stencils have no colours that could be darker.
        let hasColors = image.renderingMode != .alwaysTemplate && !image.isSymbolImage
        guard hasColors, image.size.width > 0, image.size.height > 0 else { return image }
        let format = UIGraphicsImageRendererFormat()
        format.scale = image.scale
        let rect = CGRect(origin: .zero, size: image.size)
        var result = UIGraphicsImageRenderer(size: image.size, format: format).image { context in
            image.draw(in: rect)
            color.setFill()
            context.fill(rect, blendMode: .sourceAtop)
        }
        if image.capInsets != .zero {
            result = result.resizableImage(withCapInsets: image.capInsets, resizingMode: image.resizingMode)
        }
        made[id] = (image, result)
        return result
    }
}
