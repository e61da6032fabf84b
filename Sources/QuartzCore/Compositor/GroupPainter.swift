@_spi(ForasteroInternal) import CoreGraphics
internal import CPixman
import Display

/// Paints a group, once its content has been painted on a surface of its own.
struct GroupPainter {
    let item: DisplayItem
    let effect: GroupEffect
    let caches: CompositorCaches

    /// - Parameter mask: the mask's content on a surface at the same position, if the group has a mask.
    func paint(_ content: Surface, maskedBy mask: Surface?, on target: Surface) {
        guard let source = PaintSource(content.buffer, at: (content.rect.x, content.rect.y)) else { return }
        let placement = item.placement
        let bounds = placement.transform.apply(item.paint.bounds)
        if !effect.hasMask, !effect.clips {
            target.paint(
                source, mask: effect.opacity < 1 ? PaintMask(opacity: effect.opacity) : nil, in: content.rect, effect.blend)
        } else if !effect.hasMask, effect.blend == .normal, placement.transform.scalesEvenly, bounds.isPixelAligned {
            let shape = item.paint.corners.scaled(by: placement.transform.affine.a)
            target.cover(RoundedPixels(PixelRect(nearest: bounds), shape), with: source, opacity: effect.opacity, tiles: caches.tiles)
        } else if let alpha = makeAlpha(for: content.rect, mask: mask),
            let whole = PaintMask(alpha, at: (content.rect.x, content.rect.y))
        {
            target.paint(source, mask: whole, in: content.rect, effect.blend)
        }
    }

    /// The content with all its colours multiplied by the group's tint, if it has one; nil when memory is short.
    func addTint(to content: Surface) -> Surface? {
        guard let tint = effect.tint else { return content }
        guard let result = caches.surfaces.makeSurface(at: content.rect),
            let source = PaintSource(content.buffer, at: (content.rect.x, content.rect.y)),
            let mask = PaintMask(multiplyingBy: tint)
        else { return nil }
        result.paint(source, mask: mask, in: content.rect, replacing: true)
        return result
    }

    /// Paints the group as a tilted picture.
    func paintTilted(_ content: Surface, on target: Surface) {
        // Always reckoned from the same pixel, so that a part of the picture looks as it does in the whole.
        guard let warp = effect.warp,
            let source = PaintSource(content.buffer, of: content.rect, tiltedBy: warp, visible: item.rect)
        else { return }
        target.paint(source, in: item.rect)
    }

    /// The content with its shadow behind it, if it throws one; nil when memory is short.
    func addShadow(to content: Surface) -> Surface? {
        guard let shadow = effect.shadow else { return content }
        guard let alpha = PixelBuffer(width: content.rect.width, height: content.rect.height, format: .alpha8),
            let image = pixman_image_create(over: alpha),
            let result = caches.surfaces.makeSurface(at: content.rect),
            let color = PaintSource(shadow.color), let source = PaintSource(content.buffer, at: (content.rect.x, content.rect.y))
        else { return nil }
        pixman_image_composite32(
            PIXMAN_OP_SRC, content.image, nil, image, 0, 0, 0, 0, 0, 0, Int32(content.rect.width), Int32(content.rect.height))
        pixman_image_unref(image)
        alpha.blurAlpha(deviation: shadow.deviation)
        let origin = (x: content.rect.x + Int(shadow.offset.x), y: content.rect.y + Int(shadow.offset.y))
        if let mask = PaintMask(alpha, at: origin) {
            let frame = PixelRect(x: origin.x, y: origin.y, width: alpha.width, height: alpha.height)
            result.paint(color, mask: mask, in: frame)
        }
        result.paint(source, in: content.rect)
        return result
    }

    /// The alpha of the group, pixel by pixel: clip, mask and opacity multiplied.
    private func makeAlpha(for rect: PixelRect, mask: Surface?) -> PixelBuffer? {
        guard let alpha = PixelBuffer(width: rect.width, height: rect.height, format: .alpha8),
            let context = CGContext(buffer: alpha, scale: 1, origin: CGPoint(x: rect.x, y: rect.y))
        else { return nil }
        context.setFillColor(CGColor(gray: 0, alpha: effect.opacity))
        if effect.clips {
            context.concatenate(item.placement.transform.affine)
            context.addPath(item.paint.corners.path(in: item.paint.bounds))
            context.fillPath()
        } else {
            context.fill(rect.cgRect)
        }
        let result = context.buffer
        if effect.hasMask { multiply(result, by: mask, width: rect.width, height: rect.height) }
        return result
    }

    /// A mask that could not be painted lets nothing through.
    private func multiply(_ alpha: PixelBuffer, by mask: Surface?, width: Int, height: Int) {
        guard let mask, let target = pixman_image_create(over: alpha) else { return alpha.clear() }
        pixman_image_composite32(
            PIXMAN_OP_IN_REVERSE, mask.image, nil, target, 0, 0, 0, 0, 0, 0, Int32(width), Int32(height))
        pixman_image_unref(target)
    }
}
