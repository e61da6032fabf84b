/// A layer that is still being drawn.
struct TransparencyLayer {
    /// How many states were saved when it began, its own included.
    var depth: Int
}

extension CGContext {
    /// Collects what is drawn until ``endTransparencyLayer()`` and paints it as one thing.
    ///
    /// The alpha, blend mode, shadow and clip of now are applied to the whole at the end; inside, drawing starts without them.
    /// - Parameter auxiliaryInfo: Reserved, pass nil.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        saveGState()
        layers.append(TransparencyLayer(depth: savedStates.count))
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        state.clipMask = nil
        canvas.pushGroup()
    }

    /// Like ``beginTransparencyLayer(auxiliaryInfo:)``, clipped to a rectangle of user space.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Paints the layer begun last. Does nothing without one.
    public func endTransparencyLayer() {
        guard let layer = layers.last else { return }
        while savedStates.count > layer.depth { restoreGState() }
        layers.removeLast()
        guard let content = canvas.popGroupContent(home: baseToPixels) else { return restoreGState() }
        restoreGState()
        paint(content)
    }
}
