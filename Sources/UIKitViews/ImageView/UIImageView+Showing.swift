@_spi(ForasteroInternal) internal import UIKitCore

// How a picture comes onto the layer of its view.
extension UIImageView {
    var shownImage: UIImage? { sizedImage(isHighlighted ? highlightedImage ?? image : image)?.suiting(traitCollection) }

    /// A symbol in the configuration that the view prefers, where it was asked for without one.
    func sizedImage(_ image: UIImage?) -> UIImage? {
        guard let image, image.isSymbolImage, let wanted = preferredSymbolConfiguration else { return image }
        return image.withConfiguration(wanted.applying(image.symbolConfiguration))
    }

    func imageDidChange() {
        endAnimation()
        showImage()
        if shownImage?.images != nil { beginAnimation() }
    }

    /// Gives the layer the picture as its contents; the layer fits it by the content mode.
    func showImage() {
        let image = shownImage
        shownSize = bounds.size
        let shown = image.map { presented($0) }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.contents = shown?.cgImage
        layer.contentsScale = shown?.scale ?? DisplayHost.contentScale
        layer.contentsCenter = image.flatMap { contentsCenter(of: $0) } ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        CATransaction.commit()
    }

    /// The picture upright and in its colours, as large as the view if that makes a difference to it.
    func presented(_ image: UIImage) -> UIImage {
        let isFlipped = image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
        let room = room(for: image)
        guard image.needsPainting || isFlipped || room != nil else { return image }
        let turned = isFlipped ? image.withHorizontallyFlippedOrientation() : image
        let size = room ?? image.size
        var painted: UIImage?
        traitCollection.performAsCurrent {
            guard let canvas = ImageCanvas.makeContext(size: size, scale: image.scale) else { return }
            turned.paint(
                in: canvas, rect: CGRect(origin: .zero, size: size), blendMode: .normal, alpha: 1, stencilColor: stencilColor(of: image))
            painted = canvas.makeImage().map { UIImage(cgImage: $0, scale: image.scale, orientation: .up) }
        }
        return painted ?? image
    }

    /// As large as the picture is to be drawn, where that is not its own size; nil where the layer enlarges what is drawn.
    private func room(for image: UIImage) -> CGSize? {
        guard image.dependsOnBounds, bounds.width > 0, bounds.height > 0, image.size.width > 0, image.size.height > 0 else { return nil }
        let (across, down) = (bounds.width / image.size.width, bounds.height / image.size.height)
        let factor: CGFloat
        switch contentMode {
        case .scaleToFill: return bounds.size
        case .scaleAspectFit: factor = min(across, down)
        case .scaleAspectFill: factor = max(across, down)
        default: return nil
        }
        return !image.content.isRedrawn ? nil : CGSize(width: image.size.width * factor, height: image.size.height * factor)
    }

    private func stencilColor(of image: UIImage) -> CGColor? {
        let color = image.isTemplate ? effectiveTintColor : image.content.tint
        return color?.resolvedCGColor(with: traitCollection)
    }

    /// The part of a picture that the layer stretches, where edges keep their size.
    private func contentsCenter(of image: UIImage) -> CGRect? {
        guard contentMode == .scaleToFill, let caps = image.content.stretching?.caps, !image.dependsOnBounds else { return nil }
        let size = image.size
        guard size.width > caps.left + caps.right, size.height > caps.top + caps.bottom else { return nil }
        return CGRect(
            x: caps.left / size.width, y: caps.top / size.height, width: (size.width - caps.left - caps.right) / size.width,
            height: (size.height - caps.top - caps.bottom) / size.height)
    }
}

extension UIImage {
    /// True if the pixels cannot be shown as they are stored.
    var needsPainting: Bool { imageOrientation != .up || isTemplate || content.tint != nil || symbolColors != nil }

    /// True if what is seen is not a larger form of the same: parts of the picture are repeated or left out, or lines redrawn.
    var dependsOnBounds: Bool {
        guard let stretching = content.stretching else { return content.isRedrawn }
        if stretching.centerWidth != nil || stretching.centerHeight != nil { return true }
        guard stretching.mode == .tile else { return false }
        let middle = CGSize(
            width: size.width - stretching.caps.left - stretching.caps.right,
            height: size.height - stretching.caps.top - stretching.caps.bottom)
        // One pixel repeated is one pixel stretched.
        return middle.width * scale > 1.01 || middle.height * scale > 1.01
    }
}
