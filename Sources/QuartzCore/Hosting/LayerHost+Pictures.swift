@_spi(ForasteroInternal) public import CoreGraphics
@_spi(ForasteroInternal) import Display

extension LayerHost {
    /// A picture of a layer and of those below it, as they were committed last: animations where they were, and everything else as
    /// the compositor paints it. What the layers above do to it does not count.
    ///
    /// - Parameters:
    ///   - rect: what the picture shows, in the layer's coordinates.
    ///   - scale: pixels per point.
    /// - Returns: nil if the layer has not been committed, or the picture would have no pixels or too many.
    public func picture(of layer: CALayer, in rect: CGRect, scale: CGFloat) -> CGImage? {
        guard let node = layer.node, layer.host === self, rect.width * scale >= 1, rect.height * scale >= 1,
            rect.width * scale <= Self.longestSide, rect.height * scale <= Self.longestSide,
            let buffer = PixelBuffer(
                width: Int((rect.width * scale).rounded()), height: Int((rect.height * scale).rounded()), format: .argb32),
            let surface = Surface(buffer, at: PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height))
        else { return nil }
        let transform = CGAffineTransform(scaleX: scale, y: scale).translatedBy(x: -rect.minX, y: -rect.minY)
        let items = displayList(of: node, at: Placement(transform: PlaneTransform(affine: transform), clip: surface.rect, opacity: 1))
        let pass = CompositePass(items, caches: caches)
        pass.paint(items.indices, on: surface, in: Region(surface.rect))
        surface.removeClip()
        return CGImage(buffer: buffer)
    }

    private static let longestSide: CGFloat = 16384

    /// The steps that paint a node at a position of its own. Its position on the screen is forgotten, so the next frame repaints all.
    private func displayList(of node: RenderNode, at placement: Placement) -> DisplayList {
        let transform = node.transformToParent
        node.transformToParent = .identity
        defer { node.transformToParent = transform }
        node.forgetPlacement(recyclingTo: caches.items)
        defer { node.forgetPlacement(recyclingTo: caches.items) }
        var pass = DisplayListPass(bitmaps: caches.bitmaps, items: caches.items)
        pass.visit(node, in: placement)
        damage = Region(PixelRect(picture.size))
        displayList.becomeStale()
        rootLayer.markNeedsCommit()
        return DisplayList(pass.list)
    }
}
