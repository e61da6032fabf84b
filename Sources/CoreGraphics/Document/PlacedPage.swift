internal import CCairo

/// A page of a document, upright where y grows upwards.
struct PlacedPage: PaintedShape {
    let page: CGPDFPage
    /// From the page's points to base space.
    let placement: CGAffineTransform

    private var box: CGRect { page.getBoxRect(.cropBox) }

    /// From points that begin at the top left corner, with y downwards.
    private func fromTop(_ toPixels: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: box.height).concatenating(placement).concatenating(toPixels)
    }

    func bounds(_ toPixels: CGAffineTransform) -> CGRect { box.applying(placement).applying(toPixels) }

    func draw(on canvas: CairoCanvas, _ toPixels: CGAffineTransform, alpha: CGFloat) {
        if canvas.swapsRedAndBlue { return drawPicture(on: canvas, toPixels, alpha: alpha) }
        canvas.save()
        defer { canvas.restore() }
        let transform = fromTop(toPixels)
        canvas.setPath(box, transform)
        canvas.clipToPath(.winding)
        canvas.pushGroup()
        if canvas.setTransform(transform) { page.draw(canvas.cairo) }
        canvas.popGroup()
        canvas.paint(alpha: alpha)
    }

    /// Draws in the usual order of colours first, and puts the picture where the page is.
    private func drawPicture(on canvas: CairoCanvas, _ toPixels: CGAffineTransform, alpha: CGFloat) {
        let place = bounds(toPixels).intersection(canvas.clipBounds).integral
        guard !place.isEmpty, let buffer = PixelBuffer(width: Int(place.width), height: Int(place.height), format: .argb32),
            let picture = CairoCanvas(buffer)
        else { return }
        draw(on: picture, toPixels.concatenating(CGAffineTransform(translationX: -place.minX, y: -place.minY)), alpha: 1)
        picture.flush()
        buffer.swapRedAndBlue()
        let square = CGAffineTransform(a: place.width, b: 0, c: 0, d: -place.height, tx: place.minX, ty: place.maxY)
        canvas.drawImage(buffer, square, quality: .none, repeats: false, alpha: alpha)
    }
}

extension CGContext {
    /// Draws a page with its lower left corner at zero, upright where y grows upwards; in a view's context it stands on its head.
    // apple: https://developer.apple.com/documentation/coregraphics/cgcontext/drawpdfpage(_:)
    public func drawPDFPage(_ page: CGPDFPage) { paint(PlacedPage(page: page, placement: state.transform)) }
}
