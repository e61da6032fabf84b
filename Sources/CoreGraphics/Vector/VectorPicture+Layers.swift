internal import CCairo

// Groups and shapes of an SVG file, by the names that it gives them.
extension VectorPicture {
    /// The bounds of an element's ink, or its position if it has none, in units of the file; nil where there is none of the name.
    public func bounds(ofLayer name: String) -> CGRect? { (document as? SVGDocument)?.bounds(ofLayer: name) }

    /// A part of the file with nothing drawn but one element.
    /// - Parameters:
    ///   - rect: the part, in units of the file.
    ///   - size: of the picture, in points.
    ///   - scale: pixels per point.
    public func image(layer name: String, of rect: CGRect, size: CGSize, scale: CGFloat) -> CGImage? {
        let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
        guard let document = document as? SVGDocument, rect.width > 0, rect.height > 0, width >= 1, height >= 1,
            width * height <= CGFloat(PixelBudget.standard.pixelCount)
        else { return nil }
        return CGImage.drawn(width: Int(width), height: Int(height)) { cairo in
            cairo_scale(cairo, width / rect.width, height / rect.height)
            cairo_translate(cairo, -rect.minX, -rect.minY)
            document.draw(cairo, layer: name)
        }
    }
}
