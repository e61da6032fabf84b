/// Something that a layer draws with paths in front of its background. It never changes.
package protocol LayerDrawing: AnyObject {
    /// Everything that is drawn, in the layer's coordinates.
    var extent: CGRect { get }

    /// True if the bounds of the layer are covered without alpha, but for its rounded corners.
    var coversBounds: Bool { get }

    /// True if what is drawn depends on what is behind it, so that no picture of it can be kept.
    var mixesWithBackground: Bool { get }

    /// Draws in a context whose user space is that of the layer.
    func draw(in context: CGContext)

    func isEqual(to other: any LayerDrawing) -> Bool
}

extension LayerDrawing {
    package var coversBounds: Bool { false }
    package var mixesWithBackground: Bool { false }
}
