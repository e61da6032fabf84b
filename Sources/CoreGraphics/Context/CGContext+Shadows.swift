extension CGContext {
    /// Paints a shadow under everything drawn from now on. It belongs to the graphics state.
    ///
    /// - Parameters:
    ///   - offset: In base space at its first scale, whatever the transform is now: a positive height moves the shadow up in
    ///     a bitmap context and down in a view's.
    ///   - blur: How soft the edge is; zero is sharp. Twice the standard deviation of the blur.
    ///   - color: Nil takes the shadow away.
    // apple: https://developer.apple.com/documentation/coregraphics/cgcontext/setshadow(offset:blur:color:)
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        let isUsable = offset.width.isFinite && offset.height.isFinite && blur.isFinite
        state.shadow = color.flatMap { isUsable ? Shadow(offset: offset, blur: max(blur, 0), color: $0.paint) : nil }
    }

    /// A shadow of a third of black.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }
}
