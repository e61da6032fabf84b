// How a picture comes onto the layer of its view.
extension UIImageView {
    var shownImage: UIImage? { sizedImage(isHighlighted ? highlightedImage ?? image : image) }

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
        let needsRoom = contentMode == .scaleToFill && image.dependsOnBounds && bounds.width > 0 && bounds.height > 0
        guard image.needsPainting || isFlipped || needsRoom else { return image }
        let turned = isFlipped ? image.withHorizontallyFlippedOrientation() : image
        let size = needsRoom ? bounds.size : image.size
        var painted: UIImage?
        traitCollection.performAsCurrent {
            guard let canvas = ImageCanvas.makeContext(size: size, scale: image.scale) else { return }
            turned.paint(
                in: canvas, rect: CGRect(origin: .zero, size: size), blendMode: .normal, alpha: 1, stencilColor: stencilColor(of: image))
            painted = canvas.makeImage().map { UIImage(cgImage: $0, scale: image.scale, orientation: .up) }
        }
        return painted ?? image
    }

    private func stencilColor(of image: UIImage) -> CGColor? {
        let color = image.isTemplate ? image.content.tint ?? effectiveTintColor : image.content.tint
        return color?.resolvedCGColor(with: traitCollection)
    }

    /// What the layer stretches of a picture whose edges keep their size, in parts of it.
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
    /// Whether the pixels cannot be shown as they are stored.
    var needsPainting: Bool { imageOrientation != .up || isTemplate || content.tint != nil || symbolColors != nil }

    /// Whether what is seen is not a larger form of the same: parts of the picture are repeated.
    var dependsOnBounds: Bool {
        guard let stretching = content.stretching, stretching.mode == .tile else { return false }
        let middle = CGSize(
            width: size.width - stretching.caps.left - stretching.caps.right,
            height: size.height - stretching.caps.top - stretching.caps.bottom)
        // One pixel repeated is one pixel stretched.
        return middle.width * scale > 1.01 || middle.height * scale > 1.01
    }
}
