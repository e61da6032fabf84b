extension CGContext {
    /// The colour of filled shapes and of text. Default: opaque black.
    public func setFillColor(_ color: CGColor) {
        state.fill = color.paint
        state.fillPattern = PatternPaint(color)
        if let space = color.colorSpace { state.fillSpace = space }
    }

    /// The colour of lines. Default: opaque black.
    public func setStrokeColor(_ color: CGColor) {
        state.stroke = color.paint
        state.strokePattern = PatternPaint(color)
        if let space = color.colorSpace { state.strokeSpace = space }
    }

    /// Red, green and blue of the device, from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(space: CGColorSpace.shared.deviceRGB, values: [red, green, blue, alpha]))
    }

    /// Red, green and blue of the device, from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(space: CGColorSpace.shared.deviceRGB, values: [red, green, blue, alpha]))
    }

    /// A grey of the device, from 0 to 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(space: CGColorSpace.shared.deviceGray, values: [gray, alpha]))
    }

    /// A grey of the device, from 0 to 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(space: CGColorSpace.shared.deviceGray, values: [gray, alpha]))
    }

    /// Four inks of the device, from 0 to 1.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(space: CGColorSpace.shared.deviceCMYK, values: [cyan, magenta, yellow, black, alpha]))
    }

    /// Four inks of the device, from 0 to 1.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(space: CGColorSpace.shared.deviceCMYK, values: [cyan, magenta, yellow, black, alpha]))
    }

    /// Makes black of the given space the colour of fills, and the space the one of ``setFillColor(_:)-(UnsafePointer<CGFloat>)``.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillSpace = space
        state.fill = .black
        state.fillPattern = nil
    }

    /// Makes black of the given space the colour of strokes, and the space the one of ``setStrokeColor(_:)-(UnsafePointer<CGFloat>)``.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeSpace = space
        state.stroke = .black
        state.strokePattern = nil
    }

    /// Reads as many numbers as the current fill colour space has components, and alpha.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        guard let color = CGColor(colorSpace: state.fillSpace, components: components) else { return }
        setFillColor(color)
    }

    /// Reads as many numbers as the current stroke colour space has components, and alpha.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        guard let color = CGColor(colorSpace: state.strokeSpace, components: components) else { return }
        setStrokeColor(color)
    }
}
