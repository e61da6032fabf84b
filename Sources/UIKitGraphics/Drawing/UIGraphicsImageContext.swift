/// Begins to draw an image in pixels of one point each. Prefer ``UIGraphicsImageRenderer``.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins to draw an image.
///
/// A size without pixels, or with too many, begins nothing: there is no current context until the end then.
/// - Parameters:
///   - opaque: whether there is no alpha; the background is black then.
///   - scale: pixels per point; 0 is that of the screen.
// apple: https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontextwithoptions(_:_:_:)
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale == 0 ? max(UITraitCollection.current.displayScale, 1) : scale
    GraphicsContextStack.ofThread.push(ImageCanvas.makeContext(size: size, scale: scale, isOpaque: opaque), imageScale: scale)
}

/// The picture so far; nil outside of ``UIGraphicsBeginImageContextWithOptions(_:_:_:)``.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsContextStack.ofThread.entries.last, let scale = entry.imageScale,
        let image = entry.context?.makeImage()
    else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the drawing of an image.
public func UIGraphicsEndImageContext() {
    guard GraphicsContextStack.ofThread.entries.last?.imageScale != nil else { return }
    GraphicsContextStack.ofThread.pop()
}
