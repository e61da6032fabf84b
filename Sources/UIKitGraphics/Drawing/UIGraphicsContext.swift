/// The context that is drawn in at present on this thread; nil outside of drawing.
// apple: https://developer.apple.com/documentation/uikit/uigraphicsgetcurrentcontext()
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.ofThread.entries.last?.context }

/// Makes a context the current one, until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContextStack.ofThread.push(context) }

/// Goes back to the context before. Does nothing if there is none.
public func UIGraphicsPopContext() { GraphicsContextStack.ofThread.pop() }

/// Fills a rectangle with the current fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws the frame of a rectangle, one point wide and inside it, with the current fill colour.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.fill([
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
        CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
    ])
}

/// Fills a rectangle with the current fill colour, mixed with what is there in a certain way.
// apple: https://developer.apple.com/documentation/uikit/uirectfillusingblendmode(_:_:)
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.mixing(blendMode) { UIRectFill(rect) }
}

/// Draws the frame of a rectangle as ``UIRectFrame(_:)`` does, mixed with what is there in a certain way.
// apple: https://developer.apple.com/documentation/uikit/uirectframeusingblendmode(_:_:)
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.mixing(blendMode) { UIRectFrame(rect) }
}

extension CGContext {
    /// Draws with another blend mode.
    fileprivate func mixing(_ blendMode: CGBlendMode, _ body: () -> Void) {
        saveGState()
        setBlendMode(blendMode)
        body()
        restoreGState()
    }
}

/// Cuts the current context off outside a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
